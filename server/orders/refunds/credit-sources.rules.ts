/**
 * Traces a wallet's credit to its sources and to the orders it paid (DECISIONS 57). Promotional credit is spent first,
 * then the oldest; a refund into the wallet unwinds that. Only what a payment brought can leave through one. All
 * amounts in sen.
 */
export const PROMOTION = 'promotion';
export const OTHER = 'other';

/** A payment's id, or one of the two above. */
export type Source = string;

export type Movement =
  | { readonly kind: 'credit'; readonly source: Source; readonly amount: number }
  | { readonly kind: 'debit'; readonly order_id: string | null; readonly amount: number }
  | {
      readonly kind: 'refund';
      readonly order_id: string;
      readonly payment_id: string | null;
      readonly amount: number;
    }
  | { readonly kind: 'payout'; readonly payment_id: string; readonly amount: number };

export interface Reservation {
  readonly order_id: string;
  readonly payment_id: string;
  readonly amount: number;
}

interface Part {
  readonly source: Source;
  amount: number;
}

export interface CreditSources {
  readonly left: readonly Readonly<Part>[];
  /** Unrefunded credit that paid an order, in the order it was spent. */
  readonly paidWith: (orderId: string) => readonly Readonly<Part>[];
  readonly ordersPaidBy: (paymentId: string) => readonly string[];
  /** Per payment, what it brought and the order spent. */
  readonly refundableTo: (orderId: string) => ReadonlyMap<string, number>;
}

export function creditSources(
  movements: readonly Movement[],
  reservations: readonly Reservation[] = [],
): CreditSources {
  const lots: Part[] = [];
  const orders = new Map<string, Part[]>();
  const partsOf = (orderId: string): Part[] => {
    const parts = orders.get(orderId) ?? [];
    orders.set(orderId, parts);
    return parts;
  };
  const reservedFor = (orderId: string) => reservations.filter(({ order_id }) => order_id === orderId);
  for (const movement of movements) {
    switch (movement.kind) {
      case 'credit':
        addLot(lots, movement);
        break;
      case 'debit': {
        const spent = take(inOrderOfSpending(lots), movement.amount);
        if (movement.order_id !== null) partsOf(movement.order_id).push(...spent);
        break;
      }
      case 'refund': {
        const { order_id, payment_id, amount } = movement;
        const parts = partsOf(order_id);
        const given =
          payment_id === null
            ? unwind(parts, amount, reservedFor(order_id))
            : takeFrom(parts, payment_id, amount);
        for (const part of given) addLot(lots, part);
        break;
      }
      case 'payout':
        takeFrom(lots, movement.payment_id, movement.amount);
        break;
    }
  }
  return {
    left: lots.filter(({ amount }) => amount > 0),
    paidWith: (orderId) => (orders.get(orderId) ?? []).filter(({ amount }) => amount > 0),
    ordersPaidBy: (paymentId) =>
      [...orders]
        .filter(([, parts]) => parts.some(({ source, amount }) => source === paymentId && amount > 0))
        .map(([id]) => id),
    refundableTo: (orderId) => refundableTo(orders.get(orderId) ?? [], reservedFor(orderId)),
  };
}

/** Last spent first, leaving what is reserved for a payment. */
function unwind(parts: readonly Part[], amount: number, reserved: readonly Reservation[]): Part[] {
  const free = parts.map((part) => ({ part, amount: part.amount }));
  for (const { payment_id, amount: reservedAmount } of reserved) {
    let rest = reservedAmount;
    for (const each of free) {
      if (each.part.source !== payment_id) continue;
      const held = Math.min(each.amount, rest);
      each.amount -= held;
      rest -= held;
    }
  }
  let rest = amount;
  const given: Part[] = [];
  for (const each of free.toReversed()) {
    const taken = Math.min(each.amount, rest);
    if (taken === 0) continue;
    each.part.amount -= taken;
    rest -= taken;
    given.push({ source: each.part.source, amount: taken });
  }
  return rest === 0 ? given : [...given, { source: OTHER, amount: rest }];
}

function addLot(lots: Part[], { source, amount }: Readonly<Part>): void {
  const known = lots.find((lot) => lot.source === source);
  if (known === undefined) lots.push({ source, amount });
  else known.amount += amount;
}

const inOrderOfSpending = (lots: readonly Part[]): readonly Part[] => [
  ...lots.filter(({ source }) => source === PROMOTION),
  ...lots.filter(({ source }) => source !== PROMOTION),
];

function take(parts: readonly Part[], amount: number): Part[] {
  let rest = amount;
  const taken: Part[] = [];
  for (const part of parts) {
    const some = Math.min(part.amount, rest);
    if (some === 0) continue;
    part.amount -= some;
    rest -= some;
    taken.push({ source: part.source, amount: some });
  }
  return taken;
}

/** Takes from one source first, then from the others, promotional credit last. */
function takeFrom(parts: readonly Part[], source: Source, amount: number): Part[] {
  const rank = (part: Part) => (part.source === source ? 0 : part.source === PROMOTION ? 2 : 1);
  return take(
    parts.toSorted((a, b) => rank(a) - rank(b)),
    amount,
  );
}

function refundableTo(parts: readonly Part[], reserved: readonly Reservation[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const promisedTo = (source: Source) =>
    reserved.filter(({ payment_id }) => payment_id === source).reduce((sum, { amount }) => sum + amount, 0);
  for (const { source, amount } of parts) {
    if (source === PROMOTION || source === OTHER) continue;
    found.set(source, (found.get(source) ?? -promisedTo(source)) + amount);
  }
  return new Map([...found].filter(([, amount]) => amount > 0));
}
