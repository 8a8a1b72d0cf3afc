import { q } from '../modules/wallet/wallet.queries.ts';
export const a = q;
