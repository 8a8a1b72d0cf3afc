import { paymentsCopy } from '#messages/admin-payments.ts';

/** A flag without a label is shown by its name. */
export function flagLabel(flag: string): string {
  const labels: Readonly<Record<string, string>> = paymentsCopy.flags;
  return labels[flag] ?? flag;
}
