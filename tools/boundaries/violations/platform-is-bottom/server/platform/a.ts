import { i } from '../modules/identity/index.ts';
export const a = i;
