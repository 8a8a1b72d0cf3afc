interface GatewayFault {
  readonly gateway: string;
  /** `outage`: nobody knows what came of the call, it may be tried again. `refused`: the answer was no. */
  readonly kind: 'outage' | 'refused';
  readonly status: number | null;
  /** The gateway's own word for it, e.g. ORDER_NOT_APPROVED. */
  readonly reason: string;
}

/** A call of a gateway that did not work out. Its message is for the log and the staff, never for payers. */
export class GatewayError extends Error {
  readonly kind: GatewayFault['kind'];
  readonly status: number | null;
  readonly reason: string;
  constructor(fault: GatewayFault, cause?: unknown) {
    const status = fault.status === null ? '' : ` ${fault.status}`;
    super(`${fault.gateway} ${fault.kind}${status}: ${fault.reason}`.slice(0, 300), { cause });
    this.name = 'GatewayError';
    this.kind = fault.kind;
    this.status = fault.status;
    this.reason = fault.reason;
  }
}

/** Statuses after which the same call may succeed: the caller was too fast, or the gateway is in trouble. */
export function isOutageStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
