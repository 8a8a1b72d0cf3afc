import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * The machine's limit for the same bytes over HTTP: a Hono server that only sends them. Reads bytes, content type and
 * encoding once from the page of its argument.
 */
const source = process.argv[2];
if (source === undefined) throw new Error('usage: bare-server.ts URL');
const accept = process.argv[3] ?? 'identity';
const original = await fetch(source, { headers: { 'accept-encoding': accept } });
const body = await rawBytes(source, accept);

const app = new Hono();
app.get('*', (context) =>
  context.body(body, 200, {
    'content-type': original.headers.get('content-type') ?? 'text/plain',
    ...(accept === 'identity' ? {} : { 'content-encoding': accept }),
  }),
);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));

/** fetch() would decode the body, and the bytes as sent count. A Buffer is what this adapter sends fastest. */
async function rawBytes(url: string, encoding: string): Promise<Buffer<ArrayBuffer>> {
  const { get } = await import('node:http');
  const chunks = await new Promise<Buffer[]>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(parts));
    }).on('error', reject);
  });
  return Buffer.from(Buffer.concat(chunks));
}
