import { z } from 'zod';
import { sendReceipt } from '#server/modules/notifications/index.ts';
import { readReceipt, settleGatewayRefund } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { toRupiah } from '#shared/money.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
}

export function orderJobs({ db, mailer, app_url }: OrderJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-receipt',
      schema: z.object({ order_id: z.uuid() }),
      run: ({ order_id }) => sendReceipt({ mailer, readReceipt: receiptFacts }, order_id),
    }),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];

  async function receiptFacts(orderId: string) {
    const receipt = await readReceipt(db.orm, orderId);
    if (receipt === null) return null;
    return {
      order_id: receipt.order_id,
      to: receipt.customer_email,
      full_name: receipt.customer_name,
      items: receipt.items,
      amount: toRupiah(receipt.amount_bigint),
      balance_bigint: receipt.balance_after,
      created_at: receipt.created_at.toISOString(),
      purchases_url: `${app_url}/user/purchases`,
    };
  }
}
