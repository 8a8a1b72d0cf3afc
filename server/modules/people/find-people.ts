import type { Reader } from '#server/platform/db.ts';
import { type PersonName, selectNames } from './people.queries.ts';

/** Accounts whose name or address holds the words, or whose id begins so, the newest first; without their figures. */
export function findPeople(reader: Reader, words: string, limit: number): Promise<PersonName[]> {
  return selectNames(reader, words, limit);
}
