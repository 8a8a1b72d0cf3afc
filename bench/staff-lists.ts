export interface StaffList {
  readonly name: string;
  readonly path: string;
  /** Search words that match a few rows, and a tenth of all rows. */
  readonly words?: { readonly rare: string; readonly common: string };
  /** The query of its last page, where the list is not paged from the end. */
  readonly last?: string;
  /** A list without pages; only its beginning is measured. */
  readonly isWhole?: boolean;
}

/** The 777th of the large shop's 8000 words is rare; common ones are in every fourth to twelfth row. */
const wordsWith = (common: string) => ({ rare: 'towansan', common });
const people = { rare: 'towansan777@', common: 'Lestari' };
const products = wordsWith('stok gudang');

export const staffLists: readonly StaffList[] = [
  { name: 'products', path: '/api/admin/products?is_subscription=false', words: products },
  { name: 'subscriptions', path: '/api/admin/products?is_subscription=true', words: products },
  { name: 'posts', path: '/api/admin/content/posts?', words: wordsWith('faktur') },
  { name: 'case-studies', path: '/api/admin/content/case-studies?', words: wordsWith('Gudang') },
  { name: 'leads', path: '/api/admin/content/leads?', words: people },
  { name: 'leads-board', path: '/api/admin/content/leads/board?', isWhole: true },
  { name: 'submissions', path: '/api/admin/content/submissions?', isWhole: true },
  { name: 'users', path: '/api/admin/users?', words: people },
  { name: 'orders', path: '/api/admin/orders?', words: people },
  { name: 'subscribers', path: '/api/admin/subscriptions?', words: people },
  { name: 'wallets', path: '/api/admin/wallets?', words: people },
  { name: 'payments', path: '/api/admin/payments?', words: people },
  { name: 'webhooks', path: '/api/admin/webhooks/log?', words: { rare: 'evt_777', common: 'expired' } },
  { name: 'audit', path: '/api/admin/audit?', last: 'after=1' },
];

/** The queries of the first page, of searches for few and for many rows, and of the last page. */
export function viewsOf({
  words,
  last = 'from=end',
  isWhole = false,
}: StaffList): Readonly<Record<string, string>> {
  if (isWhole) return { first: '' };
  const searches =
    words === undefined
      ? {}
      : {
          search: `&limit=20&search=${encodeURIComponent(words.rare)}`,
          common: `&limit=20&search=${encodeURIComponent(words.common)}`,
        };
  return { first: '&limit=20', ...searches, last: `&limit=20&${last}` };
}
