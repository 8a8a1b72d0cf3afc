import { i } from '../identity/index.ts';
export const l = i;
