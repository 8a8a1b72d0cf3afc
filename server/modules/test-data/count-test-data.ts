import type { Reader } from '#server/platform/db.ts';
import type { TestKind } from '#shared/test-data.ts';
import { countRecords } from './test-data.queries.ts';

/** How much of each kind was generated and not cleared yet. */
export function countTestData(reader: Reader): Promise<Readonly<Record<TestKind, number>>> {
  return countRecords(reader);
}
