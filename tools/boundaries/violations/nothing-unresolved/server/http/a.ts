import { gone } from './gone.ts';
export const a = gone;
