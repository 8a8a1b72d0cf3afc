import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithin, OUTGOING_LIMIT_MS } from '../failures/within.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that never responds. */
async function beside(work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a call of a server that keeps silent ends at its limit, or when its caller gives up', async () => {
  await beside(async (url) => {
    await expect(fetchWithin(20)(url)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(fetchWithin(20)(new Request(url))).rejects.toMatchObject({ name: 'TimeoutError' });
    const own = { signal: AbortSignal.abort(new Error('enough')) };
    await expect(fetchWithin(60_000)(url, own)).rejects.toThrow('enough');
  });
});

test('an identity provider that keeps silent holds up no sign-in, as the library asks through the limited fetch', async () => {
  await beside(async (url) => {
    vi.stubGlobal('fetch', fetchWithin(20));
    const provider = { providerId: 'perusahaan', clientId: 'a', clientSecret: 'b', discoveryUrl: url };
    const auth = betterAuth({
      baseURL: 'http://localhost:4200',
      secret: 'a secret of at least thirty two letters',
      logger: { disabled: true },
      plugins: [genericOAuth({ config: [provider] })],
    });
    const body = { provider: 'perusahaan', callbackURL: '/' };
    await expect(auth.api.signInSocial({ body })).rejects.toThrow();
  });
});

test('a process limits every fetch from its start', async () => {
  const unlimited = globalThis.fetch;
  vi.stubGlobal('fetch', async () => new Response());
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await import('../../limit-outgoing.ts');
  await globalThis.fetch('http://127.0.0.1:1');
  expect(limits).toHaveBeenCalledWith(OUTGOING_LIMIT_MS);
  limits.mockRestore();
  globalThis.fetch = unlimited;
  expect(await readFile(new URL('../../main.ts', import.meta.url), 'utf8')).toContain(
    "import './limit-outgoing.ts'",
  );
});
