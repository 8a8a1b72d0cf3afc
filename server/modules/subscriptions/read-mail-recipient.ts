import { readHeldProducts } from '#server/modules/catalog/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import { readWalletSummary } from '#server/modules/wallet/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Sen } from '#shared/money.ts';
import { selectById } from './subscriptions.queries.ts';

/** The recipient of a subscription mail, with the facts that every such mail shows. */
export interface MailRecipient {
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly product_title: string;
  readonly product_slug: string;
  readonly plan_name: string;
  /** Current balance of the wallet, in sen. */
  readonly balance_bigint: Sen;
}

/** Null for a closed account, which gets no mail. */
export async function readMailRecipient(
  reader: Reader,
  subscriptionId: string,
): Promise<MailRecipient | null> {
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
    product_slug: product?.slug ?? '',
    plan_name: row.plan_name,
    balance_bigint,
  };
}
