import { createHash } from 'node:crypto';
import pg from 'pg';

/** Raw `pg` at its best: every statement with parameters is prepared by name. */
export function openNamedPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('connect', (client) => {
    const { query } = client;
    const named = (first: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
      const isPlain = typeof first === 'string' && Array.isArray(values);
      const statement = isPlain ? { name: nameOf(first), text: first, values } : first;
      return Reflect.apply(query, client, isPlain ? [statement, ...rest] : [first, values, ...rest]);
    };
    Object.assign(client, { query: named });
  });
  return pool;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
