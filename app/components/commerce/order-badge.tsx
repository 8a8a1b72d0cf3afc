import { orderStatusLabels } from '#messages/order-status.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { StatusDot, type StatusTone } from '../ui/status-dot.tsx';

/** AORD-012, AORD-013: a look for each status; default: outlined. */
const tones: Readonly<Record<string, StatusTone>> = {
  completed: 'ok',
  pending: 'wait',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'back',
  processing: 'outline',
};

/** A status that a newer release wrote is outlined and shown by its name: it takes no page away. */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const labels: Readonly<Record<string, string>> = orderStatusLabels;
  return <StatusDot tone={tones[status] ?? 'outline'}>{labels[status] ?? status}</StatusDot>;
}
