import { a } from './a.ts';
import { f } from '../../tests/support/f.ts';
export const t = [a, f];
