import type { Database, Orm } from '../database/db.ts';

/** `latest` requires everything. */
export type ReadConsistency = WalPosition | 'latest';

export interface Reads {
  readonly primary: Orm;
  /** Uses a fresh replica, else the primary; repeats there when the replica breaks off. */
  run<Value>(after: ReadConsistency, read: (reader: Orm) => Promise<Value>): Promise<Value>;
  /** Returns the position the writer's next reads need; null where every read has everything. */
  markWrite(): Promise<string | null>;
  /** Shared content changed: no older data is read from now on. */
  requireChanges(): Promise<void>;
  /** Null: no replica. */
  readState(): ReplicaState | null;
}

export interface ReplicaState {
  readonly is_used: boolean;
  /** Null: unknown. */
  readonly lag_seconds: number | null;
}

export function primaryReads({ orm }: Pick<Database, 'orm'>): Reads {
  return {
    primary: orm,
    run: (_after, read) => read(orm),
    markWrite: async () => null,
    requireChanges: async () => undefined,
    readState: () => null,
  };
}

/** A write-ahead log position: whoever has read up to it has every earlier write. */
export type WalPosition = bigint;

const SHAPE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Parses a `pg_lsn` such as `16/B374D848`; null: none. */
export function parseWalPosition(text: string | null): WalPosition | null {
  const [, high, low] = SHAPE.exec(text ?? '') ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
