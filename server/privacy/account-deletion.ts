import type { Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  erasePerson,
  findUndeletedAccount,
  listDueDeletions,
  lockDueDeletion,
  markDeletionDue,
  requestDeletion,
} from '../account/index.ts';
import { eraseAdConsents } from '../ads/index.ts';
import { eraseConversations } from '../assistant/index.ts';
import { type Actor, anonymizeAuditEntries } from '../audit/index.ts';
import { eraseBookings } from '../bookings/index.ts';
import { clearCart } from '../cart/index.ts';
import { eraseClassHolder } from '../classes/index.ts';
import { eraseLearner } from '../courses/index.ts';
import { eraseNamedAddress } from '../discounts/index.ts';
import { eraseGrantsOf, eraseIntents } from '../intents/index.ts';
import { eraseSubmissions } from '../leads/index.ts';
import { readWallet } from '../ledger/index.ts';
import { eraseCustomer } from '../orders/index.ts';
import { erasePayer } from '../payments/index.ts';
import { erasePersonNotes } from '../people/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { eraseIdempotencyKeys } from '../platform/database/idempotency.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { eraseWaits } from '../product-waits/index.ts';
import { eraseRecovery } from '../recovery/index.ts';
import { eraseAffiliate, eraseReferralCode } from '../referrals/index.ts';
import { eraseRefundRequests } from '../refunds/index.ts';
import { eraseReviews } from '../reviews/index.ts';
import { eraseSavedViews } from '../saved-views/index.ts';
import { eraseSubscriber } from '../subscribers/index.ts';
import { eraseWishlist } from '../wishlist/index.ts';
import { deleteExports } from './privacy.queries.ts';

/**
 * Erases each due account in its own transaction. Orders and postings stay, anonymized; forms, leads and the profile
 * go. A failure is reported, stops no other account and is retried by the next run.
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

export async function eraseAccountNow(tx: Tx, userId: string): Promise<void> {
  await markDeletionDue(tx, userId);
  await eraseAccount(tx, userId);
}

/** Every module that stores personal data adds its erasure here (ADR 0059). */
const erasures: readonly ((tx: Tx, userId: string) => Promise<void>)[] = [
  eraseCustomer,
  erasePayer,
  clearCart,
  eraseWishlist,
  eraseSavedViews,
  erasePersonNotes,
  eraseWaits,
  eraseAdConsents,
  eraseRecovery,
  eraseSubscriber,
  eraseConversations,
  eraseReviews,
  eraseBookings,
  eraseClassHolder,
  eraseIntents,
  eraseNamedAddress,
  eraseReferralCode,
  eraseAffiliate,
  eraseGrantsOf,
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

interface AccountDeletionRequest {
  readonly actor: Actor & { readonly id: string };
  /** Differs from the actor when an admin deletes an account. */
  readonly user_id: string;
  readonly gives_up_balance: boolean;
  readonly app_url: string;
}

type DeletionRefusal =
  | { readonly code: 'BALANCE_LEFT'; readonly details: { readonly balance_bigint: Sen } }
  | { readonly code: 'LAST_ADMIN' }
  | { readonly code: 'USER_NOT_FOUND' };

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

/** Refuses another admin: deletion would unmake one, which takes two admins (DECISIONS 70). */
export async function requestDeletionByStaff(
  tx: Tx,
  request: AccountDeletionRequest,
): Promise<Result<string, DeletionRefusal | { readonly code: 'STILL_ADMIN' }>> {
  const { actor, user_id } = request;
  const isOther = actor.id !== user_id;
  if (isOther && (await findUndeletedAccount(tx, user_id))?.role === 'admin') {
    return refuse({ code: 'STILL_ADMIN' });
  }
  return requestAccountDeletion(tx, request);
}
