import { paymentsCopy } from '#messages/payments/admin.ts';

export function flagLabel(flag: string): string {
  const labels: Readonly<Record<string, string>> = paymentsCopy.flags;
  return labels[flag] ?? flag;
}
