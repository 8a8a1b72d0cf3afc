import { z } from 'zod';
import { readPreferences, wantsMail } from '#server/modules/identity/index.ts';
import { sendReceipt } from '#server/modules/notifications/index.ts';
import { type Receipt, readReceipt } from '#server/modules/orders/index.ts';
import { unsubscribeToken } from '#server/modules/privacy/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { toRupiah } from '#shared/money.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
}

export function orderJobs({ db, mailer, app_url, secret }: OrderJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-receipt',
      schema: z.object({ order_id: z.uuid() }),
      run: async ({ order_id }) => {
        const receipt = await readReceipt(db.orm, order_id);
        if (receipt === null) throw new Error(`receipt of an order that does not exist: ${order_id}`);
        if (await wantsMail(db.orm, receipt.user_id, 'receipts'))
          await sendReceipt(mailer, await factsOf(receipt));
      },
    }),
  ];

  async function factsOf(receipt: Receipt) {
    const { mail_language } = await readPreferences(db.orm, receipt.user_id);
    const token = unsubscribeToken({ user_id: receipt.user_id, topic: 'receipts' }, secret);
    return {
      order_id: receipt.order_id,
      to: receipt.customer_email,
      full_name: receipt.customer_name,
      items: receipt.items,
      amount: toRupiah(receipt.amount_bigint),
      balance_bigint: receipt.balance_after,
      created_at: receipt.created_at.toISOString(),
      purchases_url: `${app_url}/user/purchases`,
      language: mail_language,
      unsubscribe_url: `${app_url}/unsubscribe?token=${token}`,
    };
  }
}
