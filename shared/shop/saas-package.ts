import { type Rupiah, rupiah } from '../money/money.ts';

/** Shown on every page (PUB-009 to PUB-012). */
export interface SetupPackage {
  /** One-time, starting price. */
  readonly setup: Rupiah;
  /** Monthly. */
  readonly retainer: Rupiah;
  readonly retainer_before: Rupiah;
  /** Deducted from the first month. */
  readonly cashback: Rupiah;
}

export const saasPackage: SetupPackage = {
  setup: rupiah(10_000_000),
  retainer: rupiah(2_500_000),
  retainer_before: rupiah(5_000_000),
  cashback: rupiah(500_000),
};

/** Throws if the cashback exceeds the first month. */
export function firstMonthTotal({
  setup,
  retainer,
  cashback,
}: Omit<SetupPackage, 'retainer_before'>): Rupiah {
  if (cashback > retainer)
    throw new RangeError(`a cashback of ${cashback} exceeds the retainer of ${retainer}`);
  return rupiah(setup + retainer - cashback);
}
