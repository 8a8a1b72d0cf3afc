import type { Database } from '#server/platform/database/db.ts';

export interface WebhookServices {
  readonly db: Database;
  /** Of the installation: seals the secrets of endpoints. */
  readonly secret: string;
  /** Guarded: the addresses are typed by people. */
  readonly fetch: typeof globalThis.fetch;
  /** After this long, a worker that has not said what came of an attempt counts as dead. */
  readonly leaseMs: number;
  /** Until the next attempt, after so many; null: it is given up. */
  readonly waitSeconds: (attempts: number) => number | null;
}
