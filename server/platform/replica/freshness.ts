import type { WalPosition } from './wal-position.ts';

interface Sample {
  readonly at: number;
  readonly position: WalPosition;
}

/** A replica that is further behind is not asked. */
export const MAX_LAG_MS = 5_000;
/** What was seen longer ago than that says nothing of now. */
const SEEN_LIMIT_MS = 2_000;

export interface Freshness {
  /** Where the primary was at a moment. */
  sawPrimary(sample: Sample): void;
  /** How far the replica has come; null: it does not answer, or is none (any more). */
  sawReplica(at: number, replayed: WalPosition | null): void;
  /** What it has is at most so old; null: nobody knows. */
  lagMs(now: number): number | null;
  /** Whether it may be asked for what has everything up to `after`. */
  isFresh(now: number, after: WalPosition): boolean;
}

/**
 * How old a replica's data is, from where both servers stood at known moments. Clocks of two machines are not compared,
 * and a shop where nothing happens is not late.
 */
export function createFreshness(): Freshness {
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
