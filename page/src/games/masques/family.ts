import { textFamily } from '../text/textFamily';
import emblems from './emblems.svg';

export default textFamily('masques', emblems, () => import('./wordFunctions'));
