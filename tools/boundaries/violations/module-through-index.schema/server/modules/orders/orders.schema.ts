import { q } from '../catalog/catalog.queries.ts';
export const o = q;
