import { c } from '../../../contract/admin/c.ts';
import { row } from './row.ts';
export const Orders = () => <b>{c + row}</b>;
