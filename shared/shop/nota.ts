import { negateSen, type Sen, sen, subtractSen, sumSen, timesSen } from '../money/money.ts';

/**
 * `item` at its list price; `owned`, `bump` and `discount` take something off; `total`. How that is paid follows where it
 * is known: `balance` is taken off, `kept` stays as balance afterwards, `due` is to be paid now, `paid` was paid.
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

/** One row of a nota: data that each reader is told in their language. The last row is what is or was paid. */
export interface NotaRow {
  readonly kind: (typeof notaKinds)[number];
  /** Of an item or a discount; null: the row has no name of its own. */
  readonly title: string | null;
  /** Of an item. */
  readonly product_id: string | null;
  /** Units of an item; else 1. */
  readonly quantity: number;
  /** Of a discount that a code brought. */
  readonly code: string | null;
  /** Of what was paid: a way to pay, an older payment's gateway, or `wallet`. */
  readonly way: string | null;
  /** Of a total: the list prices together, where something was taken off them. */
  readonly before_bigint: Sen | null;
  /** Signed. Items and what is taken off them sum to the total. */
  readonly amount_bigint: Sen;
}

/** A line as it is or was sold. */
export interface NotaLine {
  readonly product_id: string;
  readonly title: string;
  readonly quantity: number;
  /** Of one unit, before anything was taken off. */
  readonly price_bigint: Sen;
  /** Taken off all units together. */
  readonly discount_bigint: Sen;
  /** What of it is for parts of a bundle that were held already, or an offer of the checkout page. */
  readonly owned_bigint: Sen;
  readonly bump_bigint: Sen;
  readonly discount_code: string | null;
  /** Null on orders of before it was kept. */
  readonly discount_title: string | null;
}

/** How a total is or was paid. */
export interface NotaPayment {
  /** Null: it is still to be paid. */
  readonly way: string | null;
  /** What the payment brings. Less than the total: the balance pays the rest. More: the rest stays as balance. */
  readonly brought: Sen;
}

type Row = Pick<NotaRow, 'kind' | 'amount_bigint'> & Partial<NotaRow>;
/** A row with what it says; the rest is as of a row that says no more. */
export const rowOf = (row: Row): NotaRow => ({
  ...{ title: null, product_id: null, quantity: 1, code: null, way: null, before_bigint: null },
  ...row,
});

/** The one list of rows that every page, mail and document of a purchase shows (DECISIONS 66). */
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

/** What owned parts, offers of the checkout page, and each discount took off, below 0. */
function reductionsOf(lines: readonly NotaLine[]): NotaRow[] {
  const ofOwned = sumSen(lines.map(({ owned_bigint }) => owned_bigint));
  const ofBumps = sumSen(lines.map(({ bump_bigint }) => bump_bigint));
  const discounted = lines.map(({ discount_code: code, discount_title: title, ...line }) => ({
    ...{ code, title },
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

/**
 * How a total is or was paid. Who pays all of it now needs no second row before it is paid: the total is what the button
 * says.
 */
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

/**
 * What a payment takes of a total where the balance pays its part. The gateway's smallest payment holds, as its rest
 * stays as balance; a visitor (null) and who has enough pay exactly.
 */
export function paymentFor(
  total: Sen,
  { balance, smallest }: { readonly balance: Sen | null; readonly smallest: Sen },
): Sen {
  if (balance === null || balance >= total) return total;
  return sen(Math.max(total - Math.max(0, balance), smallest));
}

/** The smallest payment that any way takes. */
export const smallestOf = (ways: readonly { readonly minimum_bigint: Sen }[]): Sen =>
  ways.length === 0 ? sen(0) : sen(Math.min(...ways.map(({ minimum_bigint }) => minimum_bigint)));

/** What the button says: the last row. */
export function dueOf(rows: readonly Pick<NotaRow, 'amount_bigint'>[]): Sen {
  return rows.at(-1)?.amount_bigint ?? sen(0);
}

/** The list's total, whoever pays it. */
export function totalOfNota(rows: readonly Pick<NotaRow, 'kind' | 'amount_bigint'>[]): Sen {
  return rows.find(({ kind }) => kind === 'total')?.amount_bigint ?? sen(0);
}
