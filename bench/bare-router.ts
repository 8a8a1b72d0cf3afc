import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, createRequestListener } from '@react-router/node';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  UNSAFE_decodeViaTurboStream as decodeLoaderData,
  type HandleDocumentRequestFunction,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { z } from 'zod';

/**
 * The machine's limit for a page of somebody signed in: React Router and React render the same tree from loader data
 * that were read once, as React Router's own template serves it. No session, no database, no policy, no compression.
 */
const [address, cookie = '', script] = process.argv.slice(2);
if (address === undefined || script === undefined) throw new Error('usage: bare-router.ts URL COOKIE BUILD');
const page = new URL(address);

const loaderData = await readLoaderData();
const built: ServerBuild = await import(script);
const build: ServerBuild = {
  ...built,
  routes: Object.fromEntries(
    Object.values(built.routes).flatMap((route) =>
      route === undefined ? [] : [[route.id, withData(route)]],
    ),
  ),
  entry: { module: { ...built.entry.module, default: renderDocument } },
};

const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => {
  const listening = z.object({ port: z.number() }).parse(server.address());
  process.stdout.write(`ready http://127.0.0.1:${listening.port}${page.pathname}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));

async function readLoaderData(): Promise<Readonly<Record<string, unknown>>> {
  const data = new URL(`${page.pathname}.data`, page);
  const { body } = await fetch(data, { headers: { cookie } });
  if (body === null) throw new Error(`${data} answered nothing`);
  const { value } = await decodeLoaderData(body, globalThis);
  const routes = z.record(z.string(), z.looseObject({ data: z.unknown() })).parse(value);
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route.data]));
}

function withData(route: NonNullable<ServerBuild['routes'][string]>): typeof route {
  const { middleware: _, ...module } = route.module;
  if (module.loader === undefined) return { ...route, module };
  return { ...route, module: { ...module, loader: () => loaderData[route.id] } };
}

function renderDocument(
  ...[request, status, headers, context]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const document = createElement(ServerRouter, { context, url: request.url });
    const { pipe } = renderToPipeableStream(document, {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
