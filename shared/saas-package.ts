import { type Rupiah, rupiah } from './money.ts';

/** What setting up a system for a business costs at first; every page takes these figures from here (PUB-009 to PUB-012). */
export interface SetupPackage {
  /** Paid once; the price begins here. */
  readonly setup: Rupiah;
  /** Each month. */
  readonly retainer: Rupiah;
  /** The retainer as it used to be. */
  readonly retainer_before: Rupiah;
  /** Taken off the first month. */
  readonly cashback: Rupiah;
}

export const saasPackage: SetupPackage = {
  setup: rupiah(10_000_000),
  retainer: rupiah(2_500_000),
  retainer_before: rupiah(5_000_000),
  cashback: rupiah(500_000),
};

/** Setup and first month together. Refuses a cashback that is more than the first month costs: that is no price. */
export function firstMonthTotal({
  setup,
  retainer,
  cashback,
}: Omit<SetupPackage, 'retainer_before'>): Rupiah {
  if (cashback > retainer)
    throw new RangeError(`a cashback of ${cashback} exceeds the retainer of ${retainer}`);
  return rupiah(setup + retainer - cashback);
}
