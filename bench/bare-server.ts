import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The machine's limit for the bytes of a page, read once: a Hono server that only sends them. */
const [url, accept = 'identity'] = process.argv.slice(2);
if (url === undefined) throw new Error('usage: bare-server.ts URL [ENCODING]');
const { body, type } = await readPage(url);
const headers = {
  'content-type': type,
  ...(accept === 'identity' ? {} : { 'content-encoding': accept }),
};

const app = new Hono();
// A Buffer is what this adapter sends fastest.
app.get('*', (context) => context.body(body, 200, headers));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));

/** Not by fetch(), which would decode the body: the bytes as sent count. */
function readPage(page: string): Promise<{ body: Buffer<ArrayBuffer>; type: string }> {
  return new Promise((resolve, reject) => {
    const call = get(page, { headers: { 'accept-encoding': accept } }, (response) => {
      const type = response.headers['content-type'] ?? 'text/plain';
      buffer(response).then((bytes) => resolve({ body: Buffer.from(bytes), type }), reject);
    });
    call.on('error', reject);
  });
}
