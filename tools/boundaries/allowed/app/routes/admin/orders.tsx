import { Orders } from '../../features/admin-orders/orders.tsx';
import type { c } from '../../../contract/admin/c.ts';
export const page = (a: typeof c) => <Orders key={a} />;
