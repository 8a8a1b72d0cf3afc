import type { Actor } from '#server/modules/audit/index.ts';
import { anonymizeAuditEntries } from '#server/modules/audit/index.ts';
import { clearCart } from '#server/modules/cart/index.ts';
import {
  erasePerson,
  listDueDeletions,
  lockDueDeletion,
  markDeletionDue,
  requestDeletion,
} from '#server/modules/identity/index.ts';
import { eraseIntents } from '#server/modules/intents/index.ts';
import { eraseSubmissions } from '#server/modules/leads/index.ts';
import { eraseLearner } from '#server/modules/learning/index.ts';
import { readWallet } from '#server/modules/ledger/index.ts';
import { eraseCustomer } from '#server/modules/orders/index.ts';
import { erasePayer } from '#server/modules/payments/index.ts';
import { eraseRefundRequests } from '#server/modules/refunds/index.ts';
import { eraseReviews } from '#server/modules/reviews/index.ts';
import { eraseWishlist } from '#server/modules/wishlist/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { eraseIdempotencyKeys } from '#server/platform/idempotency.ts';
import { withTx } from '#server/platform/with-tx.ts';
import type { Sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteExports } from './privacy.queries.ts';

interface AccountDeletionRequest {
  readonly actor: Actor & { readonly id: string };
  /** Whose account it is; not the actor's when an admin was asked to delete it. */
  readonly user_id: string;
  /** The owner knows that the money in the wallet can not be used afterwards. */
  readonly gives_up_balance: boolean;
  readonly app_url: string;
}

type DeletionRefusal =
  | { readonly code: 'BALANCE_LEFT'; readonly details: { readonly balance_bigint: Sen } }
  | { readonly code: 'LAST_ADMIN' }
  | { readonly code: 'USER_NOT_FOUND' };

/** Notes that somebody wants to leave. Money in the wallet is never lost by a click: it must be given up in words. */
export async function requestAccountDeletion(
  tx: Tx,
  { actor, user_id, gives_up_balance, app_url }: AccountDeletionRequest,
): Promise<Result<string, DeletionRefusal>> {
  const balance_bigint = (await readWallet(tx, user_id))?.balance_bigint;
  if (balance_bigint !== undefined && balance_bigint > 0 && !gives_up_balance) {
    return refuse({ code: 'BALANCE_LEFT', details: { balance_bigint } });
  }
  return requestDeletion(tx, { actor, user_id, app_url });
}

/**
 * Forgets everybody whose days of grace are over, each in a transaction of its own. Orders, items and postings stay,
 * and belong to a number without a face; forms, leads, the profile and whatever else tells of the person go. One that
 * fails holds up nobody else: it is told of and tried again with the next run.
 */
export async function eraseDueAccounts(
  db: Database,
  onError: (failure: { readonly user_id: string; readonly error: unknown }) => void,
): Promise<void> {
  for (const user_id of await listDueDeletions(db.orm)) {
    try {
      await withTx(db, async (tx) => succeed(await eraseAccount(tx, user_id)));
    } catch (error) {
      onError({ user_id, error });
    }
  }
}

/** Forgets somebody without days of grace: people of the development tools, who never were. */
export async function eraseAccountNow(tx: Tx, userId: string): Promise<void> {
  await markDeletionDue(tx, userId);
  await eraseAccount(tx, userId);
}

/** What each module does when somebody leaves. One that keeps something about people adds itself here (ADR 0073). */
const erasures: readonly ((tx: Tx, userId: string) => Promise<void>)[] = [
  eraseCustomer,
  erasePayer,
  clearCart,
  eraseWishlist,
  eraseReviews,
  eraseIntents,
  eraseRefundRequests,
  eraseLearner,
  eraseIdempotencyKeys,
  deleteExports,
];

async function eraseAccount(tx: Tx, userId: string): Promise<void> {
  const person = await lockDueDeletion(tx, userId);
  if (person === null) return;
  await eraseSubmissions(tx, { user_id: userId, email: person.email });
  for (const eraseIn of erasures) await eraseIn(tx, userId);
  await erasePerson(tx, person);
  await anonymizeAuditEntries(tx, userId);
}
