import { o } from '../features/admin-orders/o.ts';
export const a = <b>{o}</b>;
