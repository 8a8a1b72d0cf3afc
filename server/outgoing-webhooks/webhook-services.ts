import type { Database } from '#server/platform/database/db.ts';

export interface WebhookServices {
  readonly db: Database;
  /** The installation's secret, which seals those of endpoints. */
  readonly secret: string;
  /** Guarded against private networks, because people type the addresses. */
  readonly fetch: typeof globalThis.fetch;
  /** A worker that reports nothing for this long counts as dead. */
  readonly leaseMs: number;
  /** Null: the delivery is given up. */
  readonly waitSeconds: (attempts: number) => number | null;
}
