import type { Database, Orm } from '../database/db.ts';
import type { WalPosition } from './wal-position.ts';

/** What a read must have: everything up to a position; `latest`: everything. */
export type ReadAfter = WalPosition | 'latest';

/** Where reads go that may be some seconds old. */
export interface Reads {
  readonly primary: Orm;
  /** Runs a read on a replica that is fresh enough, else on the primary; also again there when the replica broke off. */
  run<Value>(after: ReadAfter, read: (reader: Orm) => Promise<Value>): Promise<Value>;
  /** After a write: what the next reads of whoever wrote must have, as a text; null where every read has everything. */
  markWrite(): Promise<string | null>;
  /** What is kept for everybody changed: nothing older is read from now on. */
  requireChanges(): Promise<void>;
  /** null: there is no replica. */
  readState(): ReplicaState | null;
}

export interface ReplicaState {
  readonly is_used: boolean;
  /** null: nobody knows. */
  readonly lag_seconds: number | null;
}

/** An installation without a replica. */
export function primaryReads({ orm }: Pick<Database, 'orm'>): Reads {
  return {
    primary: orm,
    run: (_after, read) => read(orm),
    markWrite: async () => null,
    requireChanges: async () => undefined,
    readState: () => null,
  };
}
