import { type Sen, toSen } from '#shared/money.ts';
import type { Gateways } from './gateway.ts';

export interface OfferedGateway {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly minimum_bigint: Sen;
}

/** The payment methods of this installation, the default first. */
export function listGateways(gateways: Gateways): OfferedGateway[] {
  return gateways.map(({ name, label, hint, min_amount }) => ({
    name,
    label,
    hint,
    minimum_bigint: toSen(min_amount),
  }));
}
