import { CircleX, type LucideIcon, Undo2 } from 'lucide-react';
import type { OrderStatus } from '#shared/orders.ts';
import { Badge } from '../ui/badge.tsx';

/** AORD-012, AORD-013: each status in its own look; what has none of its own is only outlined. */
const variants = {
  completed: 'ok',
  pending: 'hot',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'plain',
  processing: 'outline',
} as const satisfies Readonly<Record<OrderStatus, string>>;

/** What broke and what was given back must not be taken for each other, in any light and by any eye. */
const icons: Partial<Record<OrderStatus, LucideIcon>> = { failed: CircleX, refunded: Undo2 };

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const Icon = icons[status];
  return (
    <Badge variant={variants[status]}>
      {Icon !== undefined && <Icon aria-hidden="true" />}
      {status}
    </Badge>
  );
}
