import { formatLongDate, formatTime } from '#shared/time/dates.ts';
import type { ChatMessage } from './sending/queue-message.ts';

interface SessionFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly event: string;
  readonly url: string;
}

/**
 * Links of messages open a page that asks who one is: nobody has proved that the number is theirs. The place is there,
 * too.
 */
export function sessionChat({ id, name, title, starts_at, event, url }: SessionFacts): ChatMessage {
  const when = `${formatLongDate(starts_at)}, ${formatTime(starts_at)} WIB`;
  const key = `session:${id}:${starts_at.toISOString()}:${event}`;
  return { event: 'session_reminder', key, parameters: [name, title, when, url] };
}

interface SaleFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly amount: string;
  readonly url: string;
}

export const orderChat = ({ id, name, title, amount, url }: SaleFacts): ChatMessage => ({
  event: 'order_paid',
  key: `order:${id}`,
  parameters: [name, title, amount, url],
});

export const paymentChat = ({ id, name, title, amount, url }: SaleFacts): ChatMessage => ({
  event: 'payment_reminder',
  key: `payment:${id}`,
  parameters: [name, title, amount, url],
});

export const productChat = ({ id, title, url }: Pick<SaleFacts, 'id' | 'title' | 'url'>): ChatMessage => ({
  event: 'product_available',
  key: `wait:${id}`,
  parameters: [title, url],
});
