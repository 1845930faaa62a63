// What is offered, sorted by what it is: places that lie on the table, masks to name, and words.
import type { QuestionShown } from '../../wire';

const PLACE = /^([a-m][LRP]?|centre\d)$/;
const MASK = /^[A-Z]/;

export interface Offers {
  places: string[];
  masks: string[];
  words: string[];
}

export function sorted(question: QuestionShown): Offers {
  const texts = question.options.map((option) => option.text);
  return {
    places: texts.filter((text) => PLACE.test(text)),
    masks: texts.filter((text) => MASK.test(text)),
    words: texts.filter((text) => !PLACE.test(text) && !MASK.test(text)),
  };
}
