import { o } from '../orders/index.ts';
export const c = o;
