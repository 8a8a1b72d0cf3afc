import { q } from '../wallet/wallet.queries.ts';
export const o = q;
