import { c } from '../catalog/index.ts';
export const i = c;
