import { o } from '../../../contract/admin/orders.ts';
export const a = o;
