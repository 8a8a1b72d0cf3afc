import { listSecurityEvents } from '#server/modules/audit/index.ts';
import { listBookings } from '#server/modules/bookings/index.ts';
import { readConsentHistory } from '#server/modules/consents/index.ts';
import { getProfile, listSessions, readAccount, readPreferences } from '#server/modules/identity/index.ts';
import { listOwnSubmissions } from '#server/modules/leads/index.ts';
import { listEntitlements, listOwnOrders } from '#server/modules/orders/index.ts';
import { listOwnPayments } from '#server/modules/payments/index.ts';
import { listWalletTransactions } from '#server/modules/wallet/index.ts';
import type { Reader } from '#server/platform/db.ts';

type Row = Readonly<Record<string, unknown>>;
type Page = { readonly limit: number; readonly offset: number };

/** One file of the copy: what it is called, and how its rows are read. */
export interface ExportSection {
  readonly name: string;
  readonly read: (reader: Reader, userId: string) => Promise<readonly Row[]>;
}

const PAGE = 100;
const MAX_ROWS = 50_000;

/** Reads a list to its end, page by page. */
async function everyPage(read: (page: Page) => Promise<readonly object[]>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < MAX_ROWS; offset += PAGE) {
    const page = await read({ limit: PAGE, offset });
    rows.push(...page.map((row) => ({ ...row })));
    if (page.length < PAGE) break;
  }
  return rows;
}

const asRows = (rows: readonly object[]): readonly Row[] => rows.map((row) => ({ ...row }));

/** Everything that the house knows of a person. A module that learns something new about people adds its section here. */
export const exportSections: readonly ExportSection[] = [
  { name: 'account', read: async (reader, id) => [{ ...(await readAccount(reader, id)) }] },
  { name: 'profile', read: async (reader, id) => [{ ...(await getProfile(reader, id)) }] },
  { name: 'preferences', read: async (reader, id) => [{ ...(await readPreferences(reader, id)) }] },
  { name: 'sessions', read: async (reader, id) => asRows(await listSessions(reader, id, '')) },
  {
    name: 'security_events',
    read: (reader, id) => everyPage(async (page) => (await listSecurityEvents(reader, id, page)).events),
  },
  { name: 'consents', read: async (reader, id) => asRows(await readConsentHistory(reader, id)) },
  { name: 'forms', read: async (reader, id) => asRows(await listOwnSubmissions(reader, id)) },
  {
    name: 'wallet_transactions',
    read: (reader, id) =>
      everyPage(async (page) => (await listWalletTransactions(reader, id, page)).transactions),
  },
  {
    name: 'payments',
    read: (reader, id) => everyPage(async (page) => (await listOwnPayments(reader, id, page)).payments),
  },
  {
    name: 'orders',
    read: (reader, id) => everyPage(async (page) => (await listOwnOrders(reader, id, page)).orders),
  },
  {
    name: 'products',
    read: (reader, id) => everyPage(async (page) => (await listEntitlements(reader, id, page)).entitlements),
  },
  {
    name: 'bookings',
    read: async (reader, id) => asRows((await listBookings(reader, id, new Date())).bookings),
  },
];
