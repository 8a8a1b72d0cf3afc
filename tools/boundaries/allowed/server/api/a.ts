import { o } from '../modules/orders/index.ts';
import { c } from '../../contract/admin/c.ts';
export const a = [o, c];
