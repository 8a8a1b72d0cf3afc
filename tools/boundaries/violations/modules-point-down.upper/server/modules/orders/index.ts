import { c } from '../checkout/index.ts';
export const o = c;
