import { randomBytes, randomInt } from 'node:crypto';
import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { TestKind } from '#shared/test-data.ts';
import { insertRecords, lockTestData } from './test-data.queries.ts';

export interface Generation {
  readonly count: number;
  readonly actor: Actor & { readonly id: string };
  readonly now: Date;
}

/** Inclusive. */
export const randomBetween = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  randomInt(from, to + 1);

/** Undefined for an empty list. */
export function pickRandom<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[randomInt(items.length)];
}

/** Makes addresses unique. */
export const randomSuffix = (): string => randomBytes(4).toString('hex');

/** Generates records of a kind, serialized with other generators and clearing, and records their ids. */
export async function recordGenerated(
  tx: Tx,
  { kind, actor }: { readonly kind: TestKind; readonly actor: Actor },
  make: () => Promise<readonly string[]>,
): Promise<number> {
  await lockTestData(tx);
  const ids = await make();
  await insertRecords(tx, kind, ids);
  await recordAudit(tx, actor, {
    action: 'test_data.generated',
    subject: { type: 'test_data', id: kind },
    after: { count: ids.length },
  });
  return ids.length;
}
