import {
  getProfile,
  listSessions,
  readAccount,
  readBillingDetails,
  readPreferences,
  readSecurity,
} from '#server/account/index.ts';
import { listSecurityEvents } from '#server/audit/index.ts';
import { listBookings } from '#server/bookings/index.ts';
import { readCart } from '#server/cart/index.ts';
import { listHeldSessions } from '#server/classes/index.ts';
import { readConsentHistory } from '#server/consents/index.ts';
import {
  listOwnAttempts,
  listOwnCertificates,
  listOwnDownloads,
  listOwnHandIns,
  listOwnNotes,
  listOwnProgress,
  listOwnQuestions,
  listOwnReminders,
} from '#server/courses/index.ts';
import { listOwnUses } from '#server/discounts/index.ts';
import { listOwnIntents } from '#server/intents/index.ts';
import { listOwnCreditNotes, listOwnInvoices } from '#server/invoices/index.ts';
import { listOwnSubmissions, readMembership } from '#server/leads/index.ts';
import { listEntitlements, listGifts, listOwnOrders } from '#server/orders/index.ts';
import { listOwnPayments } from '#server/payments/index.ts';
import { readPersonNotes } from '#server/people/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { listOwnWaits } from '#server/product-waits/index.ts';
import { listOwnRequests } from '#server/refunds/index.ts';
import { listOwnReviews } from '#server/reviews/index.ts';
import { listSavedViews } from '#server/saved-views/index.ts';
import { listCharges, listSubscriptions } from '#server/subscriptions/index.ts';
import { listOwnRedemptions } from '#server/vouchers/index.ts';
import { listWalletTransactions, readWalletSummary } from '#server/wallet/index.ts';
import { readWishlistIds } from '#server/wishlist/index.ts';

type Row = Readonly<Record<string, unknown>>;

export interface ExportSection {
  readonly name: string;
  readonly read: (reader: Reader, userId: string) => Promise<readonly Row[]>;
}

const PAGE = 100;
const MAX_ROWS = 50_000;

async function readAllPages(read: (page: PageWindow) => Promise<readonly object[]>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < MAX_ROWS; offset += PAGE) {
    const page = await read({ limit: PAGE, offset });
    rows.push(...page.map((row) => ({ ...row })));
    if (page.length < PAGE) break;
  }
  return rows;
}

const asRows = (rows: readonly object[]): readonly Row[] => rows.map((row) => ({ ...row }));

const paged = (
  name: string,
  read: (reader: Reader, id: string, page: PageWindow) => Promise<readonly object[]>,
) => ({
  name,
  read: (reader: Reader, id: string) => readAllPages((page) => read(reader, id, page)),
});
const listed = (name: string, read: (reader: Reader, id: string) => Promise<readonly object[]>) => ({
  name,
  read: async (reader: Reader, id: string) => asRows(await read(reader, id)),
});

const account: readonly ExportSection[] = [
  listed('account', async (reader, id) => [await readAccount(reader, id)]),
  listed('profile', async (reader, id) => [await getProfile(reader, id)]),
  listed('preferences', async (reader, id) => [await readPreferences(reader, id)]),
  listed('billing_details', async (reader, id) => {
    const company = await readBillingDetails(reader, id);
    return company === null ? [] : [company];
  }),
  listed('ways_in', async (reader, id) => [await readSecurity(reader, id)]),
  listed('sessions', (reader, id) => listSessions(reader, id, '')),
  paged('security_events', async (...at) => (await listSecurityEvents(...at)).events),
  listed('consents', readConsentHistory),
];

const money: readonly ExportSection[] = [
  listed('wallet', async (reader, id) => [await readWalletSummary(reader, id)]),
  paged('wallet_transactions', async (...at) => (await listWalletTransactions(...at)).transactions),
  paged('payments', async (...at) => (await listOwnPayments(...at)).payments),
  paged('orders', async (...at) => (await listOwnOrders(...at)).orders),
  paged('invoices', listOwnInvoices),
  paged('credit_notes', listOwnCreditNotes),
  paged('refund_requests', listOwnRequests),
  paged('purchase_intents', listOwnIntents),
  listed('vouchers', listOwnRedemptions),
  listed('discounts', listOwnUses),
  paged('gifts', async (...at) => (await listGifts(...at)).gifts),
  paged('subscriptions', async (...at) => (await listSubscriptions(...at)).subscriptions),
  { name: 'subscription_charges', read: readCharges },
];

const activity: readonly ExportSection[] = [
  paged('products', async (...at) => (await listEntitlements(...at)).entitlements),
  paged('lesson_visits', listOwnProgress),
  paged('lesson_notes', listOwnNotes),
  paged('lesson_questions', listOwnQuestions),
  paged('quiz_attempts', listOwnAttempts),
  paged('lesson_hand_ins', listOwnHandIns),
  paged('learning_reminders', listOwnReminders),
  paged('downloads', listOwnDownloads),
  listed('certificates', listOwnCertificates),
  paged('reviews', listOwnReviews),
  listed('cart', readCart),
  listed('wishlist', async (reader, id) => namedRows('product_id', await readWishlistIds(reader, id))),
  listed('waiting_lists', listOwnWaits),
  listed('saved_views', listSavedViews),
  paged('staff_notes', readPersonNotes),
  listed('bookings', async (reader, id) => (await listBookings(reader, id, new Date())).bookings),
  listed('class_sessions', (reader, user_id) => listHeldSessions(reader, { user_id, now: new Date() })),
  listed('forms', listOwnSubmissions),
  listed('community', async (reader, id) => namedRows('joined_at', [await readMembership(reader, id)])),
];

/** A module that stores personal data adds its section here. */
export const exportSections: readonly ExportSection[] = [...account, ...money, ...activity];

const namedRows = (name: string, values: readonly (string | null)[]): readonly Row[] =>
  values.flatMap((value) => (value === null ? [] : [{ [name]: value }]));

async function readCharges(reader: Reader, userId: string): Promise<readonly Row[]> {
  const subscriptions = await readAllPages(
    async (page) => (await listSubscriptions(reader, userId, page)).subscriptions,
  );
  const charges = subscriptions.map(({ id }) =>
    readAllPages(async (page) => {
      const found = await listCharges(reader, { user_id: userId, id: String(id) }, page);
      return found.ok ? found.value.charges.map((charge) => ({ subscription_id: id, ...charge })) : [];
    }),
  );
  return (await Promise.all(charges)).flat();
}
