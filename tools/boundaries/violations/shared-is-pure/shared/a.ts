import { c } from '../contract/c.ts';
export const a = c;
