import { orderStatusLabels } from '#messages/order-status.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { StatusDot, type StatusTone } from '../ui/status-dot.tsx';

/** AORD-012, AORD-013: a look for each status; default: outlined. */
const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  completed: 'ok',
  pending: 'wait',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'back',
  processing: 'outline',
};

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  return <StatusDot tone={tones[status]}>{orderStatusLabels[status]}</StatusDot>;
}
