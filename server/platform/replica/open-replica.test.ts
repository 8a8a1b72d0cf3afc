import { expect, test } from 'vitest';
import { createFreshnessTracker, MAX_LAG_MS } from './open-replica.ts';
import { parseWalPosition } from './reads.ts';

test('a position is read as PostgreSQL writes it, across its two halves, and nothing else is one', () => {
  expect(parseWalPosition('0/10')).toBe(16n);
  expect(parseWalPosition('1/0')).toBe(2n ** 32n);
  expect(parseWalPosition('16/B374D848')).toBe(0x16_b374_d848n);
  for (const none of [null, '', '1', '0/', '0/g', '0/123456789', ' 0/1'])
    expect(parseWalPosition(none)).toBeNull();
});

test('a replica is as old as the newest moment of the primary that it has reached', () => {
  const freshness = createFreshnessTracker();
  freshness.sawPrimary({ at: 1_000, position: 10n });
  freshness.sawPrimary({ at: 2_000, position: 20n });
  freshness.sawReplica(2_000, 15n);
  expect(freshness.lagMs(2_500)).toBe(1_500);
  freshness.sawReplica(2_500, 20n);
  expect(freshness.lagMs(2_500)).toBe(500);
});

test('it may be asked when it has what is needed, is not late, and was seen just now', () => {
  const freshness = createFreshnessTracker();
  expect(freshness.isFresh(0, 0n)).toBe(false);
  freshness.sawPrimary({ at: 0, position: 10n });
  freshness.sawReplica(0, 10n);
  expect(freshness.isFresh(1_000, 10n)).toBe(true);
  expect(freshness.isFresh(1_000, 11n)).toBe(false);
  // Seen too long ago.
  expect(freshness.isFresh(2_001, 10n)).toBe(false);
  // Still sending, and not moving while the primary does.
  for (let at = 500; at <= MAX_LAG_MS + 500; at += 500) {
    freshness.sawPrimary({ at, position: 20n });
    freshness.sawReplica(at, 10n);
  }
  expect(freshness.isFresh(MAX_LAG_MS + 500, 0n)).toBe(false);
  freshness.sawReplica(MAX_LAG_MS + 500, null);
  expect(freshness.lagMs(MAX_LAG_MS + 500)).toBeNull();
});

test('a shop where nothing happens is not late', () => {
  const freshness = createFreshnessTracker();
  for (let at = 0; at <= 60_000; at += 500) {
    freshness.sawPrimary({ at, position: 10n });
    freshness.sawReplica(at, 10n);
  }
  expect(freshness.lagMs(60_000)).toBe(0);
});
