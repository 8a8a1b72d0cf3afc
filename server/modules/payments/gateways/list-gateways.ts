import { type Sen, toSen } from '#shared/money.ts';
import type { Gateways } from './gateway.ts';

export interface OfferedGateway {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly minimum_bigint: Sen;
}

/** The ways to pay that this installation offers, the usual one first. */
export function listGateways(gateways: Gateways): OfferedGateway[] {
  return gateways.map(({ name, label, hint, min_amount }) => ({
    name,
    label,
    hint,
    minimum_bigint: toSen(min_amount),
  }));
}
