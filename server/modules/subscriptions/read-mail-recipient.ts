import { readHeldProducts } from '#server/modules/catalog/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import { readWalletSummary } from '#server/modules/wallet/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { selectById } from './subscriptions.queries.ts';

/** The recipient of a subscription mail, with the facts that every such mail shows. Null for a closed account. */
export async function readMailRecipient(reader: Reader, subscriptionId: string) {
  const row = await selectById(reader, subscriptionId);
  if (row === null) throw new Error(`mail about a subscription that does not exist: ${subscriptionId}`);
  const account = await readAccount(reader, row.user_id);
  if (!account.is_active) return null;
  const [product] = await readHeldProducts(reader, [row.product_id]);
  const { balance_bigint } = await readWalletSummary(reader, row.user_id);
  return {
    user_id: row.user_id,
    email: account.email,
    full_name: account.full_name,
    product_title: product?.title ?? row.plan_name,
    plan_name: row.plan_name,
    balance_bigint,
  };
}
