interface GatewayFault {
  readonly gateway: string;
  /** `outage`: the outcome is unknown, retrying may help. `refused`: it will not. */
  readonly kind: 'outage' | 'refused';
  readonly status: number | null;
  /** The gateway's own code, e.g. ORDER_NOT_APPROVED. */
  readonly reason: string;
}

/** Its message is for the log and for staff, never for payers. */
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

/** Statuses after which the same call may succeed: rate limits, conflicts and server errors. */
export function isOutageStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
