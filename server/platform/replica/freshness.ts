import type { WalPosition } from './wal-position.ts';

interface Sample {
  readonly at: number;
  readonly position: WalPosition;
}

/** A replica further behind is not used. */
export const MAX_LAG_MS = 5_000;
/** An older observation says nothing about now. */
const SEEN_LIMIT_MS = 2_000;

export interface Freshness {
  sawPrimary(sample: Sample): void;
  /** Records the replica's position; null: no answer, or no longer a replica. */
  sawReplica(at: number, replayed: WalPosition | null): void;
  /** An upper bound of the replica's age; null: unknown. */
  lagMs(now: number): number | null;
  isFresh(now: number, after: WalPosition): boolean;
}

/** Compares positions of both servers over time, never their clocks, and an idle shop is not late. */
export function createFreshnessTracker(): Freshness {
  let samples: readonly Sample[] = [];
  let replica: Sample | null = null;
  /** The newest sample that the replica has, or null. */
  const caughtUp = () => {
    const { position = null } = replica ?? {};
    return position === null ? null : (samples.findLast((sample) => sample.position <= position) ?? null);
  };
  const lagMs = (now: number) => {
    const seen = caughtUp();
    return seen === null ? null : now - seen.at;
  };
  return {
    sawPrimary(sample) {
      const known = caughtUp();
      samples = [...samples.filter(({ at }) => known === null || at >= known.at), sample].slice(-100);
    },
    sawReplica(at, position) {
      replica = position === null ? null : { at, position };
    },
    lagMs,
    isFresh(now, after) {
      const lag = lagMs(now);
      if (replica === null || lag === null) return false;
      return now - replica.at <= SEEN_LIMIT_MS && lag <= MAX_LAG_MS && replica.position >= after;
    },
  };
}
