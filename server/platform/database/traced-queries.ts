import type pg from 'pg';
import { inSpan, isTraced } from '../telemetry/tracing.ts';

const MAX_STATEMENT = 2_000;

/**
 * Statements as spans, with their text and never the values of their parameters. Outside of a transaction it is the pool
 * that is watched: it hands a statement to a connection when somebody else gives one back, in the trace of that other.
 */
export function traceQueries(pool: pg.Pool): void {
  const { query, connect } = pool;
  Object.assign(pool, {
    query: traced(query, pool),
    connect: (...args: readonly unknown[]) => {
      const answer: unknown = Reflect.apply(connect, pool, args);
      return answer instanceof Promise && isTraced() ? answer.then(withTracedQueries) : answer;
    },
  });
}

type Query = (...args: never[]) => unknown;

function traced(query: Query, on: object) {
  return (...args: readonly unknown[]): unknown => {
    const ask = (): unknown => Reflect.apply(query, on, args);
    const hasCallback = typeof args.at(-1) === 'function';
    if (hasCallback || !isTraced()) return ask();
    const text = textOf(args[0]).slice(0, MAX_STATEMENT);
    const operation = /\w+/.exec(text)?.[0]?.toUpperCase() ?? 'QUERY';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    };
    return inSpan({ name: operation, kind: 'client', attributes }, async () => ask());
  };
}

/** Only for who took the connection now: the next one has a trace of their own. */
function withTracedQueries(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return name === 'query' ? traced(target.query, target) : value.bind(target);
    },
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig && typeof statement.text === 'string' ? statement.text : '';
}
