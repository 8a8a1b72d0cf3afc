import { negateSen, type Sen, sen, subtractSen, sumSen, timesSen } from '../money/money.ts';

/**
 * `item` at its list price; `owned`, `bump` and `discount` take something off; `total`. Then how it is paid, if known:
 * `balance` is taken off, `kept` stays as balance, `due` is to be paid now, `paid` was paid.
 */
export const notaKinds = [
  'item',
  'owned',
  'bump',
  'discount',
  'total',
  'balance',
  'kept',
  'due',
  'paid',
] as const;

export interface NotaRow {
  readonly kind: (typeof notaKinds)[number];
  /** Null for rows without a name of their own. */
  readonly title: string | null;
  readonly product_id: string | null;
  readonly quantity: number;
  readonly code: string | null;
  /** How it was paid: a payment method, an older payment's gateway, or `wallet`. */
  readonly way: string | null;
  /** List prices together, where something was taken off. */
  readonly before_bigint: Sen | null;
  /** Signed. Items and what is taken off them sum to the total. */
  readonly amount_bigint: Sen;
}

export interface NotaLine {
  readonly product_id: string;
  readonly title: string;
  readonly quantity: number;
  /** One unit, before anything was taken off. */
  readonly price_bigint: Sen;
  /** Off all units together. */
  readonly discount_bigint: Sen;
  /** The discount's share for bundle parts already held, or from an order bump. */
  readonly owned_bigint: Sen;
  readonly bump_bigint: Sen;
  readonly discount_code: string | null;
  /** Null on orders older than this field. */
  readonly discount_title: string | null;
}

export interface NotaPayment {
  /** Null: still to be paid. */
  readonly way: string | null;
  /** Less than the total: the balance pays the rest. More: the rest stays as balance. */
  readonly brought: Sen;
}

type Row = Pick<NotaRow, 'kind' | 'amount_bigint'> & Partial<NotaRow>;
export const rowOf = (row: Row): NotaRow => ({
  title: null,
  product_id: null,
  quantity: 1,
  code: null,
  way: null,
  before_bigint: null,
  ...row,
});

/** The rows of a purchase on every page, mail and document (DECISIONS 66). */
export function notaOf(lines: readonly NotaLine[], payment: NotaPayment | null): NotaRow[] {
  const items = lines.map(({ product_id, title, quantity, price_bigint }) =>
    rowOf({ kind: 'item', product_id, title, quantity, amount_bigint: timesSen(price_bigint, quantity) }),
  );
  const off = reductionsOf(lines);
  const listed = sumSen(items.map(({ amount_bigint }) => amount_bigint));
  const total = sumSen([...items, ...off].map(({ amount_bigint }) => amount_bigint));
  const before_bigint = total < listed ? listed : null;
  return [
    ...items,
    ...off,
    rowOf({ kind: 'total', before_bigint, amount_bigint: total }),
    ...(payment === null ? [] : paymentRows(total, payment)),
  ];
}

function reductionsOf(lines: readonly NotaLine[]): NotaRow[] {
  const ofOwned = sumSen(lines.map(({ owned_bigint }) => owned_bigint));
  const ofBumps = sumSen(lines.map(({ bump_bigint }) => bump_bigint));
  const discounted = lines.map(({ discount_code: code, discount_title: title, ...line }) => ({
    code,
    title,
    off: subtractSen(subtractSen(line.discount_bigint, line.owned_bigint), line.bump_bigint),
  }));
  const byName = Map.groupBy(discounted, ({ code, title }) => code ?? `\n${title}`);
  const named = [...byName.values()].flatMap((group) =>
    group.slice(0, 1).map(({ code, title }) => ({ code, title, off: sumSen(group.map(({ off }) => off)) })),
  );
  return [
    { kind: 'owned' as const, off: ofOwned },
    { kind: 'bump' as const, off: ofBumps },
    ...named.map((discount) => ({ kind: 'discount' as const, ...discount })),
  ]
    .filter(({ off }) => off > 0)
    .map(({ off, ...row }) => rowOf({ ...row, amount_bigint: negateSen(off) }));
}

/** Empty while all is to be paid now: the total is then what the button says. */
export function paymentRows(total: Sen, { way, brought }: NotaPayment): NotaRow[] {
  const balance = sen(Math.max(0, total - brought));
  const kept = sen(Math.max(0, brought - total));
  if (total === 0 && kept === 0) return [];
  if (way !== null && brought === 0) return [rowOf({ kind: 'paid', way, amount_bigint: total })];
  const rows = [
    ...(balance > 0 ? [rowOf({ kind: 'balance', amount_bigint: negateSen(balance) })] : []),
    ...(kept > 0 ? [rowOf({ kind: 'kept', amount_bigint: kept })] : []),
  ];
  if (way !== null) return [...rows, rowOf({ kind: 'paid', way, amount_bigint: brought })];
  return rows.length === 0 ? [] : [...rows, rowOf({ kind: 'due', amount_bigint: brought })];
}

/** Pays at least the gateway's minimum, whose rest stays as balance. Visitors (null) pay exactly. */
export function paymentFor(
  total: Sen,
  { balance, smallest }: { readonly balance: Sen | null; readonly smallest: Sen },
): Sen {
  if (balance === null || balance >= total) return total;
  return sen(Math.max(total - Math.max(0, balance), smallest));
}

export const smallestOf = (ways: readonly { readonly minimum_bigint: Sen }[]): Sen =>
  ways.length === 0 ? sen(0) : sen(Math.min(...ways.map(({ minimum_bigint }) => minimum_bigint)));

export function dueOf(rows: readonly Pick<NotaRow, 'amount_bigint'>[]): Sen {
  return rows.at(-1)?.amount_bigint ?? sen(0);
}

export function totalOfNota(rows: readonly Pick<NotaRow, 'kind' | 'amount_bigint'>[]): Sen {
  return rows.find(({ kind }) => kind === 'total')?.amount_bigint ?? sen(0);
}
