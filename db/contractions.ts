/** `-- contracts 0004, unused since release 1.1.0`: the migration that brought what replaces it, and who first used that. */
const MARKER = /^-- contracts (\d{4}), unused since release (\d+\.\d+\.\d+)$/m;

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Before a migration: earlier ones by number, unique keys, and kept releases by version (`tests/releases`). */
interface Past {
  readonly numbers: readonly string[];
  readonly uniqueKeys: ReadonlySet<string>;
  readonly releases: readonly string[];
}

/**
 * Finds what would break the previous release, which still runs during a deploy: a name that is dropped, renamed or
 * suddenly required. Allowed once the file names the release since which nothing uses it.
 */
export function contractionsIn({ name, sql }: Migration, past: Past): readonly string[] {
  const [, expanded = '', release = ''] = MARKER.exec(sql) ?? [];
  const isMarked = expanded < name && past.numbers.includes(expanded) && past.releases.includes(release);
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap((statement) => /create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  return isMarked
    ? []
    : statements.flatMap((statement) => [
        ...breaksOf(statement, made),
        ...lostBehaviour(statement, statements),
        ...lostKeys(statement, past.uniqueKeys),
      ]);
}

const statementsOf = (sql: string): readonly string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim());

/** The names of the unique indexes and constraints that a file makes, as far as it names them. */
export const uniqueKeysIn = (sql: string): readonly string[] =>
  statementsOf(sql).flatMap((statement) =>
    [
      ...statement.matchAll(/\bcreate unique index (?:concurrently )?(?:if not exists )?(\S+)/g),
      ...statement.matchAll(/\bconstraint (\S+) (?:unique|primary key)\b/g),
    ].flatMap(([, key = '']) => key),
  );

/** PostgreSQL's default names for unnamed keys. */
const UNNAMED_KEY = /_p?key$/;

/** The running release may name a unique key in an insert and rely on it against duplicates. */
function lostKeys(statement: string, keys: ReadonlySet<string>): readonly string[] {
  const dropped = [
    ...statement.matchAll(/\bdrop (index|constraint) (?:concurrently )?(?:if exists )?([^\s,]+)/g),
  ];
  return dropped
    .filter(([, kind, name = '']) => keys.has(name) || (kind === 'constraint' && UNNAMED_KEY.test(name)))
    .map(([found]) => found);
}

/** Functions and triggers the running release uses; the same migration may replace a body. */
function lostBehaviour(statement: string, all: readonly string[]): readonly string[] {
  const [dropped, kind = '', name = ''] =
    /^drop (function|trigger|sequence|type|domain) (?:if exists )?([^\s(;]+)/.exec(statement) ?? [];
  const isMadeAgain = all.some((other) =>
    new RegExp(`^create (or replace )?(constraint )?${kind} ${name}\\b`).test(other),
  );
  return dropped === undefined || isMadeAgain ? [] : [dropped];
}

function breaksOf(statement: string, made: ReadonlySet<string>): readonly string[] {
  if (/\bdrop (table|view|materialized view)\b/.test(statement)) return [statement];
  if (/\balter (table|view|materialized view|type) .*\brename\b/.test(statement)) return [statement];
  const [, table = '', actions = ''] =
    /\balter table (?:if exists )?(?:only )?(\S+) (.*)/.exec(statement) ?? [];
  if (table === '' || made.has(table)) return [];
  const all = actionsIn(actions);
  const hasDefault = (column: string) =>
    all.some((action) => action.startsWith(`alter column ${column} set default`));
  return all
    .filter((action) => isBreak(action, hasDefault))
    .map((action) => `alter table ${table} ${action}`);
}

/** Splits at commas outside brackets; the word `column` is optional. */
function actionsIn(text: string): readonly string[] {
  let depth = 0;
  const actions = [''];
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) =>
    action
      .trim()
      .replace(/^(drop|alter) (?!column |constraint )/, '$1 column ')
      .replace(/^add (?!column |constraint |primary |unique |foreign |check |exclude )/, 'add column '),
  );
}

function isBreak(action: string, hasDefault: (column: string) => boolean): boolean {
  if (action.startsWith('drop column ')) return true;
  const [, column = '', change = ''] = /^alter column (\S+) (.*)/.exec(action) ?? [];
  if (/^(set data )?type /.test(change)) return true;
  if (change === 'set not null') return !hasDefault(column);
  return /^add column .*\bnot null\b/.test(action) && !/\b(default|generated)\b/.test(action);
}
