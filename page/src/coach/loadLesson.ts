import { api } from '../net/api';
import type { LessonShown } from '../wire';
import { language } from '../words/words.svelte';

const loading = new Map<string, ReturnType<typeof load>>(); // by name

/** A lesson with its coach, fetched once; after a failure the next call fetches them again. */
export function loadLesson(name: string): ReturnType<typeof load> {
  let loads = loading.get(name);
  if (loads === undefined) {
    loads = load(name).catch((problem: unknown) => {
      loading.delete(name);
      throw problem;
    });
    loading.set(name, loads);
  }
  return loads;
}

async function load(name: string): Promise<{ Coach: typeof import('./Coach.svelte').default; lesson: LessonShown }> {
  const chapters = ['lessons', `${name}-lessons`].map((chapter) => language.need(chapter));
  const [{ default: Coach }, lesson] = await Promise.all([import('./Coach.svelte'), api.lesson(name), ...chapters]);
  return { Coach, lesson };
}
