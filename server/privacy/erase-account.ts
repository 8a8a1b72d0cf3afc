import { erasePerson, listDueDeletions, lockDueDeletion, markDeletionDue } from '#server/account/index.ts';
import { anonymizeAuditEntries } from '#server/audit/index.ts';
import { eraseBookings } from '#server/bookings/index.ts';
import { clearCart } from '#server/cart/index.ts';
import { eraseClassHolder } from '#server/classes/index.ts';
import { eraseLearner } from '#server/courses/index.ts';
import { eraseNamedAddress } from '#server/discounts/index.ts';
import { eraseGrantsOf, eraseIntents } from '#server/intents/index.ts';
import { eraseSubmissions } from '#server/leads/index.ts';
import { eraseCustomer } from '#server/orders/index.ts';
import { erasePayer } from '#server/payments/index.ts';
import { erasePersonNotes } from '#server/people/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { eraseIdempotencyKeys } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { eraseWaits } from '#server/product-waits/index.ts';
import { eraseRefundRequests } from '#server/refunds/index.ts';
import { eraseReviews } from '#server/reviews/index.ts';
import { eraseSavedViews } from '#server/saved-views/index.ts';
import { eraseWishlist } from '#server/wishlist/index.ts';
import { succeed } from '#shared/result.ts';
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
  eraseReviews,
  eraseBookings,
  eraseClassHolder,
  eraseIntents,
  eraseNamedAddress,
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
