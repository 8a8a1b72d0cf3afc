import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';

export interface OpenPayments {
  readonly open: number;
  /** Past their time, and not known to be over. */
  readonly overdue: number;
  /** Something arrived that was not asked for, and nobody has looked at it. */
  readonly flagged: number;
  readonly notices_waiting: number;
  readonly notices_failed: number;
  readonly refunds_pending: number;
}

/** What is under way at the gateways; each part has an index that holds nothing else. */
export async function countOpenPayments(reader: Reader): Promise<OpenPayments> {
  const { rows } = await reader.execute<OpenPayments & Record<string, unknown>>(sql`
    select (select count(*) from payments where status = 'pending' and expires_at > now()) as open,
           (select count(*) from payments where status = 'pending' and expires_at <= now()) as overdue,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged,
           (select count(*) from webhook_events where processed_at is null and error_message is null) as notices_waiting,
           (select count(*) from webhook_events where error_message is not null) as notices_failed,
           (select count(*) from gateway_refunds where status = 'pending') as refunds_pending`);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered nothing');
  return row;
}
