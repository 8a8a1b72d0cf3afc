import type pg from 'pg';
import { inSpan, isTraced } from '../telemetry/tracing.ts';

const MAX_STATEMENT = 2_000;

/**
 * Records statement texts, never parameter values. Outside transactions it wraps the pool, which may run a statement in
 * the trace of whoever returned the connection.
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

/** Wraps the connection for its present user only; the next one has another trace. */
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
