import { c } from '../../../contract/c.ts';
export const w = c;
