import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { BlockedAddress, createPublicFetch, isPublic, OversizedAnswer } from './public-fetch.ts';

const limits = { limitMs: 2_000, max_bytes: 1_000 };
const guarded = createPublicFetch({ ...limits, allows_private: false });
const open = createPublicFetch({ ...limits, allows_private: true });

async function serving<Value>(answer: RequestListener, ask: (url: string) => Promise<Value>): Promise<Value> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await ask(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['192.168.1.1', false],
  ['172.16.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['198.18.0.1', false],
  ['::7f00:1', false],
  ['::127.0.0.1', false],
  ['::a00:1', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['5f00::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['2a00:1450:4001::1', true],
  ['2606:4700:4700::1111', true],
  ['no address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'http://8.8.8.8/',
])('%s is not asked', async (url) => {
  await expect(guarded(url)).rejects.toBeInstanceOf(BlockedAddress);
});

test('an answer is read with its status, headers and body, after redirects', async () => {
  const seen: string[] = [];
  const [status, type, text] = await serving(
    (request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === '/') response.writeHead(302, { location: '/there' }).end();
      else response.writeHead(201, { 'content-type': 'text/calendar' }).end('hello');
    },
    async (url) => {
      const answer = await open(url);
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    },
  );
  expect([status, type, text, seen]).toEqual([201, 'text/calendar', 'hello', ['GET /', 'GET /there']]);
});

test('an endless ring of redirects, an endless body and an endless silence end', async () => {
  await serving(
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    (url) => expect(open(url)).rejects.toBeInstanceOf(BlockedAddress),
  );
  await serving(
    (_, response) => response.end('x'.repeat(1_001)),
    (url) => expect(open(url)).rejects.toBeInstanceOf(OversizedAnswer),
  );
  const impatient = createPublicFetch({ ...limits, limitMs: 50, allows_private: true });
  await serving(
    () => undefined,
    (url) => expect(impatient(url)).rejects.toThrow(),
  );
  // A line that never ends, one byte at a time.
  await serving(
    (_, response) => {
      const dripping = setInterval(() => response.write('x'), 5);
      response.once('close', () => clearInterval(dripping));
    },
    (url) => expect(impatient(url)).rejects.toThrow(),
  );
});

test('what proves who asks is not carried to another host', async () => {
  await serving(
    (request, response) => response.end(String(request.headers.authorization)),
    (other) =>
      serving(
        (_, response) => response.writeHead(302, { location: other }).end(),
        async (url) => {
          const answer = await open(url, { headers: { authorization: 'Basic x' } });
          expect(await answer.text()).toBe('undefined');
        },
      ),
  );
});
