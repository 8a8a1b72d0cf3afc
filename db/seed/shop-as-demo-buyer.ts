import { readAccount } from '#server/account/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { openTopUp, simulatePayment, type TopUpServices } from '#server/payments/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createReferralCode } from '#server/referrals/index.ts';
import { writeReview } from '#server/reviews/index.ts';
import { startSubscription } from '#server/subscriptions/index.ts';
import { openPastTime } from './past/past-time.ts';
import type { DemoShopping } from './seed-demo.ts';

/** Each step carries its own key, so that an interrupted start repeats them without paying or buying twice. */
export async function shopAsDemoBuyer(services: TopUpServices, shopping: DemoShopping): Promise<void> {
  const { user_id, top_up, purchases, subscriptions } = shopping;
  const time = await openPastTime(services.db, 'shopping');
  await time.at(top_up.days_ago);
  await payTopUp(services, shopping.user_id, top_up);
  const buyer = await readAccount(services.db.orm, user_id);
  for (const { product_id, price, slug, idempotency_key, review, days_ago } of purchases) {
    await time.at(days_ago);
    const lines = [{ product_id, price, quantity: 1, gifts: 0 }];
    const bought = await checkOut(services.db, { buyer, lines, idempotency_key });
    if (!bought.ok) throw new Error(`the demo buyer could not buy ${slug}: ${bought.refusal.code}`);
    if (review === undefined) continue;
    const written = await writeReview(services.db, { user_id, product_id, ...review });
    if (!written.ok) throw new Error(`the demo buyer could not review ${slug}: ${written.refusal.code}`);
  }
  await withTx(services.db, (tx) => createReferralCode(tx, user_id));
  for (const { slug, days_ago, ...request } of subscriptions) {
    const begun = await startSubscription(
      { db: services.db, clock: await time.at(days_ago) },
      { subscriber: buyer, ...request },
    );
    if (!begun.ok) throw new Error(`the demo buyer could not subscribe to ${slug}: ${begun.refusal.code}`);
  }
}

async function payTopUp(
  services: TopUpServices,
  user_id: string,
  { amount, idempotency_key }: DemoShopping['top_up'],
): Promise<void> {
  const opened = await openTopUp(services, {
    user_id,
    amount,
    idempotency_key,
    payment_method: 'dev_mode',
    description: '',
  });
  if (!opened.ok) throw new Error(`the demo top-up could not be opened: ${opened.refusal.code}`);
  const { payment_id } = opened.value;
  const paid = await simulatePayment(services, { user_id, payment_id, success: true });
  // An earlier start has paid it already.
  if (!paid.ok && paid.refusal.code !== 'PAYMENT_NOT_OPEN') {
    throw new Error(`the demo top-up could not be paid: ${paid.refusal.code}`);
  }
}
