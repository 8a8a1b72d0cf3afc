import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { wayCopy } from '#messages/payments/ways.ts';
import { readSettings } from '#server/content/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah, toSen } from '#shared/money/money.ts';
import { groupOfWay, isPaymentWay, type PaymentWay, waysIn } from '#shared/payments/payment-ways.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AmountTooLarge, AmountTooSmall, PaymentWayUnavailable } from '../payments.errors.ts';
import { type Gateway, type Gateways, type GatewayWay, gatewayNamed } from './gateway.ts';

export interface WayPolicy {
  readonly off: readonly PaymentWay[];
  readonly qris_ceiling: Rupiah;
}

interface WayOfGateway extends GatewayWay {
  readonly gateway: Gateway;
}

/** Each payment method once, by the first gateway that has it. */
function waysOf(gateways: Gateways, { off }: WayPolicy): readonly WayOfGateway[] {
  const all = gateways.flatMap((gateway) => gateway.ways.map((way) => ({ ...way, gateway })));
  return all.filter(
    ({ way }, index) => !off.includes(way) && all.findIndex((first) => first.way === way) === index,
  );
}

const ceilingOf = (way: PaymentWay, { qris_ceiling }: WayPolicy) => (way === 'qris' ? qris_ceiling : null);

export function listOfferedWays(gateways: Gateways, policy: WayPolicy): OfferedWay[] {
  return waysOf(gateways, policy).map(({ way, min_amount, gateway }) => {
    const ceiling = ceilingOf(way, policy);
    const group = groupOfWay(way);
    const { currency } = gateway.chargeFor(min_amount);
    const { hint } = wayCopy.groups[group];
    return {
      name: way,
      group,
      label: wayCopy.labels[way],
      hint: currency === 'IDR' ? hint : `${hint} ${wayCopy.foreign(currency)}`,
      minimum_bigint: toSen(min_amount),
      maximum_bigint: ceiling === null ? null : toSen(ceiling),
    };
  });
}

export interface ChosenWay {
  readonly gateway: Gateway;
  readonly ways: readonly PaymentWay[];
  readonly lifetime_seconds: number;
}

type Refusal = AmountTooSmall | AmountTooLarge | PaymentWayUnavailable;

/** Defaults to the first gateway. Checks the amount, and that the method is still on. */
export function chooseWay(
  gateways: Gateways,
  policy: WayPolicy,
  { amount, payment_method }: { readonly amount: Rupiah; readonly payment_method: string },
): Result<ChosenWay, Refusal> {
  const named = gatewayNamed(gateways, payment_method);
  const all = waysOf(gateways, policy);
  const takes = ({ way }: GatewayWay) => amount <= (ceilingOf(way, policy) ?? amount);
  if (isPaymentWay(payment_method)) {
    const found = all.find(({ way }) => way === payment_method);
    if (found === undefined) return refuse({ code: 'PAYMENT_WAY_UNAVAILABLE' });
    if (amount < found.min_amount) return refuse(tooSmall(found.min_amount));
    const { gateway, way, lifetime_seconds } = found;
    return takes(found) ? succeed({ gateway, ways: [way], lifetime_seconds }) : refuse(tooLarge(policy));
  }
  const gateway = named ?? gateways[0];
  if (amount < gateway.min_amount) return refuse(tooSmall(gateway.min_amount));
  const ways = gateway.ways.filter((way) => !policy.off.includes(way.way) && takes(way));
  if (ways.length === 0) return refuse({ code: 'PAYMENT_WAY_UNAVAILABLE' });
  const { lifetime_seconds } = gateway;
  return succeed({ gateway, ways: ways.map(({ way }) => way), lifetime_seconds });
}

export const tooSmall = (least: Rupiah): AmountTooSmall => ({
  code: 'AMOUNT_TOO_SMALL',
  details: { minimum_bigint: toSen(least) },
});

const tooLarge = ({ qris_ceiling }: WayPolicy): AmountTooLarge => ({
  code: 'AMOUNT_TOO_LARGE',
  details: { maximum_bigint: toSen(qris_ceiling) },
});

export async function readWayPolicy(reader: Reader): Promise<WayPolicy> {
  const { payment_ways_off, payment_qris_ceiling } = await readSettings(reader);
  return { off: waysIn(payment_ways_off), qris_ceiling: rupiah(Number(payment_qris_ceiling)) };
}

export async function listPaymentWays(reader: Reader, gateways: Gateways): Promise<OfferedWay[]> {
  return listOfferedWays(gateways, await readWayPolicy(reader));
}
