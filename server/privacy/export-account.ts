import { strToU8, zipSync } from 'fflate';
import { BRAND, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  getProfile,
  listSessions,
  queueAccountMail,
  readAccount,
  readBillingDetails,
  readPreferences,
  readSecurity,
} from '../account/index.ts';
import { listOwnAdConsents, listOwnAdEvents } from '../ads/index.ts';
import { listOwnConversations } from '../assistant/index.ts';
import { type Actor, listSecurityEvents, recordAudit } from '../audit/index.ts';
import { listBookings } from '../bookings/index.ts';
import { readCart } from '../cart/index.ts';
import { listHeldSessions } from '../classes/index.ts';
import { readConsentHistory } from '../consents/index.ts';
import { readSettings } from '../content/index.ts';
import {
  listOwnAttempts,
  listOwnCertificates,
  listOwnDownloads,
  listOwnHandIns,
  listOwnNotes,
  listOwnProgress,
  listOwnQuestions,
  listOwnReminders,
} from '../courses/index.ts';
import { listOwnDiscounts } from '../discounts/index.ts';
import { listOwnIntents } from '../intents/index.ts';
import { listOwnCreditNotes, listOwnInvoices } from '../invoices/index.ts';
import { listOwnSubmissions, readMembership } from '../leads/index.ts';
import { listOwnMails } from '../mailings/index.ts';
import { listEntitlements, listGifts, listOwnOrders } from '../orders/index.ts';
import { listOwnPayments } from '../payments/index.ts';
import { readPersonNotes } from '../people/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import { csvText } from '../platform/text/csv.ts';
import { listOwnWaits } from '../product-waits/index.ts';
import { listOwnRecoveryMessages } from '../recovery/index.ts';
import { listOwnAffiliateFacts, listOwnReferralFacts } from '../referrals/index.ts';
import { listOwnRequests } from '../refunds/index.ts';
import { listOwnReviews } from '../reviews/index.ts';
import { listSavedViews } from '../saved-views/index.ts';
import { listOwnEnrolments } from '../sequences/index.ts';
import { listOwnConfirmations, listOwnPerson } from '../subscribers/index.ts';
import { listCharges, listSubscriptions } from '../subscriptions/index.ts';
import { listOwnRedemptions } from '../vouchers/index.ts';
import { listWalletTransactions, readWalletSummary } from '../wallet/index.ts';
import { listOwnContacts, listOwnIncoming, listOwnMessages } from '../whatsapp/index.ts';
import { readWishlistIds } from '../wishlist/index.ts';
import { findExportFile, findWaitingExport, insertExport, writeExportFile } from './privacy.queries.ts';

const EXPORT_RETENTION_DAYS = 7;

export async function requestExport(tx: Tx, actor: Actor & { readonly id: string }) {
  const { row, isNew } = await insertExport(tx, actor.id);
  if (isNew) {
    await addJob(tx, { name: 'pack-account-export', payload: { export_id: row.id } });
    await recordAudit(tx, actor, {
      action: 'account.export_requested',
      subject: { type: 'user', id: actor.id },
    });
  }
  return row;
}

/** Idempotent; notifies the owner. */
export async function packRequestedExport(db: Database, exportId: string, appUrl: string): Promise<void> {
  const userId = await findWaitingExport(db.orm, exportId);
  if (userId === null) return;
  const file = await packExport(db.orm, userId);
  await withTx(db, async (tx) => {
    if (!(await writeExportFile(tx, { id: exportId, file, days: EXPORT_RETENTION_DAYS })))
      return succeed(null);
    const url = `${appUrl}/user/settings?tab=privacy`;
    await queueAccountMail(tx, await readAccount(tx, userId), { kind: 'export-ready', url });
    return succeed(null);
  });
}

/** Another user's or an expired export reads as not found. */
export async function readExportFile(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<{ file_name: string; content: string }, { readonly code: 'EXPORT_NOT_FOUND' }>> {
  const found = await findExportFile(reader, userId, id);
  if (found === null || found.file === null) return refuse({ code: 'EXPORT_NOT_FOUND' });
  const day = found.created_at.slice(0, 10);
  return succeed({ file_name: `arunika-data-${day}.zip`, content: found.file.toString('base64') });
}

const README = `Salinan data Anda di ${BRAND}.

data.json   semuanya dalam satu berkas, untuk program
*.csv       bagian yang sama sebagai tabel, untuk dibuka di Excel atau Google Sheets

Jumlah yang namanya berakhir dengan _bigint ditulis dalam sen (seperseratus rupiah); yang lain dalam rupiah.
Waktu ditulis dalam UTC.
`;

export async function packExport(reader: Reader, userId: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(interpolateSettings(README, await readSettings(reader))),
  };
  const data: Record<string, unknown> = {};
  for (const { name, read } of exportSections) {
    const rows = await read(reader, userId);
    data[name] = rows;
    files[`${name}.csv`] = strToU8(tableOf(rows));
  }
  files['data.json'] = strToU8(JSON.stringify(data, null, 2));
  return zipSync(files);
}

function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

type Row = Readonly<Record<string, unknown>>;

interface ExportSection {
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
  listed('contact', listOwnPerson),
  listed('subscriber_confirmations', listOwnConfirmations),
  listed('ad_consents', listOwnAdConsents),
  listed('ad_events', listOwnAdEvents),
  listed('mails_to_many', listOwnMails),
  listed('assistant_conversations', listOwnConversations),
  listed('whatsapp_contact', listOwnContacts),
  listed('whatsapp_messages', listOwnMessages),
  listed('whatsapp_incoming', listOwnIncoming),
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
  listed('discounts', listOwnDiscounts),
  paged('referrals', listOwnReferralFacts),
  listed('affiliate', listOwnAffiliateFacts),
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
  listed('recovery_messages', listOwnRecoveryMessages),
  listed('wishlist', async (reader, id) => namedRows('product_id', await readWishlistIds(reader, id))),
  listed('waiting_lists', listOwnWaits),
  listed('sequences', listOwnEnrolments),
  listed('saved_views', listSavedViews),
  paged('staff_notes', readPersonNotes),
  listed('bookings', async (reader, id) => (await listBookings(reader, id, new Date())).bookings),
  listed('class_sessions', (reader, user_id) => listHeldSessions(reader, { user_id, now: new Date() })),
  listed('forms', listOwnSubmissions),
  listed('community', async (reader, id) => namedRows('joined_at', [await readMembership(reader, id)])),
];

/** A module that stores personal data adds its section here. */
const exportSections: readonly ExportSection[] = [...account, ...money, ...activity];

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
