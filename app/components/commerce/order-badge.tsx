import { CircleX, type LucideIcon, Undo2 } from 'lucide-react';
import { orderStatusLabels } from '#messages/order-status.ts';
import type { OrderStatus } from '#shared/orders.ts';
import { Badge } from '../ui/badge.tsx';

/** AORD-012, AORD-013: a look for each status; default: outlined. */
const variants = {
  completed: 'ok',
  pending: 'hot',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'plain',
  processing: 'outline',
} as const satisfies Readonly<Record<OrderStatus, string>>;

/** Failed and refunded must be distinguishable without colour. */
const icons: Partial<Record<OrderStatus, LucideIcon>> = { failed: CircleX, refunded: Undo2 };

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const Icon = icons[status];
  return (
    <Badge variant={variants[status]}>
      {Icon !== undefined && <Icon aria-hidden="true" />}
      {orderStatusLabels[status]}
    </Badge>
  );
}
