import type { OrderStatus } from '#shared/orders.ts';
import { Badge } from './ui/badge.tsx';

/** AORD-012, AORD-013: each status in its colour; what has none of its own is only outlined. */
const variants = {
  completed: 'ok',
  pending: 'hot',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'bad',
  processing: 'outline',
} as const satisfies Readonly<Record<OrderStatus, string>>;

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  return <Badge variant={variants[status]}>{status}</Badge>;
}
