import { orderStatusLabels } from '#messages/orders/status.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { StatusDot, type StatusTone } from '../ui/status-dot.tsx';

/** The badge tones of AORD-012 and AORD-013; other statuses are outlined. */
const tones: Readonly<Record<string, StatusTone>> = {
  completed: 'ok',
  pending: 'wait',
  failed: 'bad',
  cancelled: 'off',
  refunded: 'back',
  processing: 'outline',
};

/** An unknown status, written by a newer release, is shown outlined by its name instead of failing the page. */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const labels: Readonly<Record<string, string>> = orderStatusLabels;
  return <StatusDot tone={tones[status] ?? 'outline'}>{labels[status] ?? status}</StatusDot>;
}
