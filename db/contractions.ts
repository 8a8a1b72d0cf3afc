/** `-- contracts 0170, unused since release 2026-12-01`: the migration that brought what replaces it, and who first used that. */
const MARKER = /^-- contracts (\d{4}), unused since release (\d{4}-\d{2}-\d{2})$/m;

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** What there was before: the numbers of migrations, and the days of kept releases (`tests/releases`). */
interface Past {
  readonly numbers: readonly string[];
  readonly releases: readonly string[];
}

/**
 * What in a migration would break the release before it, which goes on running until the deploy is over: something that it
 * reads or writes is gone, named otherwise, or suddenly required. Right once the file names the release since which nothing
 * uses it.
 */
export function contractionsIn({ name, sql }: Migration, { numbers, releases }: Past): readonly string[] {
  const [, expanded = '', release = ''] = MARKER.exec(sql) ?? [];
  const isMarked = expanded < name && numbers.includes(expanded) && releases.includes(release);
  const text = sql
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const statements = text.split(';').map((statement) => statement.trim());
  const made = new Set(
    statements.flatMap((statement) => /create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  return isMarked ? [] : statements.flatMap((statement) => breaksOf(statement, made));
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

/** At the commas that are in no brackets; `column` may be left out. */
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
