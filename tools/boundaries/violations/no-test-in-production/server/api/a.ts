import { b } from './b.test.ts';
export const a = b;
