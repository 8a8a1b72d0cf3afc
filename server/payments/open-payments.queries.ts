import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';

export interface GatewayContact {
  readonly name: string;
  /** Within a month; null: none. */
  readonly last_notice_at: string | null;
  /** Within a month, by a notice or our query; null: never. */
  readonly last_paid_at: string | null;
}

export interface PaymentFacts {
  readonly open: number;
  /** Payments past their time and not known to be over. */
  readonly overdue: number;
  /** Money arrived that was not asked for, and nobody has reviewed it. */
  readonly flagged: number;
  readonly notices_waiting: number;
  readonly notices_failed: number;
  readonly refunds_pending: number;
  readonly gateways: readonly GatewayContact[];
}

export async function readPaymentFacts(reader: Reader, gateways: readonly string[]): Promise<PaymentFacts> {
  const { rows } = await reader.execute<PaymentFacts & Record<string, unknown>>(sql`
    select (select count(*) from payments where status = 'pending' and expires_at > now()) as open,
           (select count(*) from payments where status = 'pending' and expires_at <= now()) as overdue,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged,
           (select count(*) from webhook_events where processed_at is null and error_message is null) as notices_waiting,
           (select count(*) from webhook_events where error_message is not null) as notices_failed,
           (select count(*) from gateway_refunds where status = 'pending') as refunds_pending,
           (select coalesce(json_agg(json_build_object(
              'name', name,
              'last_notice_at', (
                select received_at from webhook_events where gateway = name and ${isRecent('received_at')}
                order by received_at desc, id desc limit 1),
              'last_paid_at', (
                select max(completed_at) from payments where gateway = name and ${isRecent('created_at')})
            ) order by name), '[]')
            from json_array_elements_text(${JSON.stringify(gateways)}::json) name) as gateways`);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered nothing');
  return row;
}

const isRecent = (column: string) => sql`${sql.raw(column)} > now() - interval '31 days'`;
