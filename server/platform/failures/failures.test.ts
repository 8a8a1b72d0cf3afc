import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isUnavailable, Unavailable } from './failures.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('isUnavailable', () => {
  test.each(['08006', '53100', '53300', '57P01', '57P03', '57014', 'ECONNREFUSED', 'ENOSPC', 'ESOCKET'])(
    'a dependency that says %s is away',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  );

  test.each(['23505', '42P01', '40001', '22P02', 'P0001', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])(
    '%s is an answer, or a mistake of ours',
    (code) => expect(isUnavailable(coded(code))).toBe(false),
  );

  test('it is found below what wraps it', () => {
    const wrapped = new Error('query failed', { cause: new Error('step', { cause: coded('57P01') }) });
    expect(isUnavailable(wrapped)).toBe(true);
    expect(isUnavailable(new AggregateError([new Error('a'), coded('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(new Error('query failed', { cause: coded('23505') }))).toBe(false);
    expect(isUnavailable(new Unavailable('the bucket'))).toBe(true);
    expect(isUnavailable('57P01')).toBe(false);
  });

  test('a database that takes connections and never answers is away, and so is none at all', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    const connectTo = async (at: number) => {
      const client = new pg.Client({ host: '127.0.0.1', port: at, connectionTimeoutMillis: 50 });
      client.on('error', () => undefined);
      return client.connect().catch((error: unknown) => error);
    };
    expect(isUnavailable(await connectTo(port))).toBe(true);
    mute.close();
    expect(isUnavailable(await connectTo(1))).toBe(true);
  });
});
