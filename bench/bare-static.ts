import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The limit of the machine for "stretches of a file over HTTP": a Hono server that does nothing but read and send them. */
const root = process.argv[2];
if (root === undefined) throw new Error('usage: bare-static.ts FOLDER');

const app = new Hono();
app.get('*', serveStatic({ root }));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
