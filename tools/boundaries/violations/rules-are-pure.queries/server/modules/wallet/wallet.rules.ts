import { q } from './wallet.queries.ts';
export const a = q;
