import { WEBHOOK_VERSION } from '#shared/programs/webhook-events.ts';
import type { Message } from './deliveries.queries.ts';

export function bodyOf({ type, created_at, data }: Omit<Message, 'webhook_id'>): string {
  const timestamp = new Date(created_at).toISOString();
  return JSON.stringify({ type, timestamp, api_version: WEBHOOK_VERSION, data });
}
