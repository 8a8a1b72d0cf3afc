import type pg from 'pg';

/** Rare statements stay unnamed, as names would only fill the server's memory. */
const ASKED_BEFORE = 5;
const MOST_NAMES = 300;
const MOST_COUNTED = 2_000;
/** Excludes `begin` and its like, and settings. */
const IS_PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/** A statement has the same name on all connections of a process; null: unnamed. */
export type NameOf = (text: string) => string | null;

/** Frequent statements are prepared by name, so that the server plans them once per connection (ADR 0065). */
export function createStatementNames(): NameOf {
  const names = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMES || !IS_PLANNED.test(text)) return null;
    const count = (asked.get(text) ?? 0) + 1;
    // Some texts never return: those with parameter lists of every length.
    if (asked.size >= MOST_COUNTED) asked.clear();
    if (count <= ASKED_BEFORE) {
      asked.set(text, count);
      return null;
    }
    asked.delete(text);
    const name = `asked_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

export function nameStatements(client: pg.PoolClient, nameOf: NameOf): void {
  const { query } = client;
  const named = (first: unknown, ...rest: readonly unknown[]): unknown => {
    const statement = isUnnamed(first) ? withName(first, nameOf(first.text)) : first;
    return Reflect.apply(query, client, [statement, ...rest]);
  };
  Object.assign(client, { query: named });
}

interface UnnamedQuery {
  readonly text: string;
}

const withName = (statement: UnnamedQuery, name: string | null) =>
  name === null ? statement : { ...statement, name };

/** Only the query builder's statements; a plain text may hold several. */
function isUnnamed(statement: unknown): statement is UnnamedQuery {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false;
  const isNamed = 'name' in statement && statement.name !== undefined;
  return !isNamed && 'text' in statement && typeof statement.text === 'string';
}
