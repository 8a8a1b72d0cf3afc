import { shortId } from '../short-id.ts';

export const orderStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

interface TitledOrder {
  readonly id: string;
  readonly items: readonly { readonly title: string }[];
}

export function orderTitle({ id, items: [first, ...others] }: TitledOrder): string {
  if (first === undefined) return shortId(id);
  return others.length === 0 ? first.title : `${first.title} +${others.length}`;
}
