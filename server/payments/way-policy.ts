import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { readSettings } from '#server/content/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { waysIn } from '#shared/payments/payment-ways.ts';
import type { Gateways } from './gateways/gateway.ts';
import { listOfferedWays, type WayPolicy } from './gateways/ways.ts';

export async function readWayPolicy(reader: Reader): Promise<WayPolicy> {
  const { payment_ways_off, payment_qris_ceiling } = await readSettings(reader);
  return { off: waysIn(payment_ways_off), qris_ceiling: rupiah(Number(payment_qris_ceiling)) };
}

export async function listPaymentWays(reader: Reader, gateways: Gateways): Promise<OfferedWay[]> {
  return listOfferedWays(gateways, await readWayPolicy(reader));
}
