import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen, PortTakenError } from './listen.ts';

const local = { host: '127.0.0.1', port: 0, trusts_proxy: false };

test('until the app is ready every request is told to come back', async () => {
  const listener = await listen(local);
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  await listener.close(100);
});

test('stopping lets the request in flight finish and takes no new one', async () => {
  const listener = await listen(local);
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  listener.serve(async () => {
    arrived.resolve();
    await release.promise;
    return new Response('done');
  });
  const url = `http://127.0.0.1:${listener.port}/`;
  const inFlight = fetch(url);
  await arrived.promise;
  const closed = listener.close(10_000);
  await expect(fetch(url)).rejects.toThrow();
  release.resolve();
  expect(await (await inFlight).text()).toBe('done');
  await closed;
});

test('stopping waits for what is done for a client who has left', async () => {
  const listener = await listen(local);
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let isDone = false;
  listener.serve(async () => {
    arrived.resolve();
    await release.promise;
    isDone = true;
    return new Response('done');
  });
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${listener.port}/`, { signal: leaving.signal }).catch(() => 'left');
  await arrived.promise;
  leaving.abort();
  expect(await left).toBe('left');
  listener.server.once('close', () => setImmediate(release.resolve));
  const closed = listener.close(10_000).then(() => isDone);
  expect(await closed).toBe(true);
});

test('a request that does not end is cut off after the grace', async () => {
  const listener = await listen(local);
  const arrived = Promise.withResolvers<void>();
  listener.serve(() => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const stuck = fetch(`http://127.0.0.1:${listener.port}/`).catch(() => 'cut off');
  await arrived.promise;
  await listener.close(50);
  expect(await stuck).toBe('cut off');
});

test('TRACE is no method of any address, and a message of two lengths is no request', async () => {
  const listener = await listen(local);
  listener.serve(async () => new Response('served'));
  const head = 'Host: a\r\nConnection: close\r\n';
  const traced = await sendRaw(listener.port, `TRACE / HTTP/1.1\r\n${head}\r\n`);
  expect(traced).toMatch(/^HTTP\/1.1 405 /);
  const lengths = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n';
  const smuggled = await sendRaw(listener.port, `POST / HTTP/1.1\r\n${head}${lengths}\r\n0\r\n\r\nGET`);
  expect(smuggled).toMatch(/^HTTP\/1.1 400 /);
  await listener.close(100);
});

/** Returns everything the server sends until it closes the socket. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

test('a port that is taken is refused in one sentence', async () => {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(listen({ ...local, port })).rejects.toThrow(PortTakenError);
  stranger.close();
});

test('the client’s address comes from the proxy only when it is trusted', async () => {
  const seen: string[] = [];
  for (const trusts_proxy of [false, true]) {
    const listener = await listen({ ...local, trusts_proxy });
    listener.serve(async (_request, address) => {
      seen.push(address);
      return new Response('ok');
    });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
    await fetch(`http://127.0.0.1:${listener.port}/`, { headers });
    await listener.close(100);
  }
  expect(seen).toEqual(['127.0.0.1', '203.0.113.7']);
});
