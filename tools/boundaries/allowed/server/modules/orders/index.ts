import { c } from '../catalog/index.ts';
import { total } from './orders.rules.ts';
import { q } from './orders.queries.ts';
export const o = [c, total, q];
