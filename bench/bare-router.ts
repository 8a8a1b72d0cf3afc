import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createReadableStreamFromReadable, createRequestListener } from '@react-router/node';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  UNSAFE_decodeViaTurboStream as decode,
  type HandleDocumentRequestFunction,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { z } from 'zod';
import type { Language } from '#shared/language/language.ts';
import { pageLanguage } from '#shared/language/page-language.ts';

/**
 * What React and React Router cost by themselves: the tree of the page given as first argument, with the data that its
 * loaders found once for the cookie given as second, by a server that does nothing else. It keeps and compresses nothing,
 * asks nobody who calls, and streams as the router's own entry does.
 */
const [source = '', cookie = ''] = process.argv.slice(2);
const { pathname, search } = new URL(source);
const { language, base } = pageLanguage(pathname);
globalThis.arunikaRequestLanguage = { getStore: (): Language => language };

const folder = language === 'en' ? 'build/en/server' : 'build/server';
const built: ServerBuild = await import(pathToFileURL(`${folder}/index.js`).href);
const found = await loadersFound();

const handleRequest: HandleDocumentRequestFunction = (...[request, status, headers, context]) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });

const build: ServerBuild = {
  ...built,
  basename: base || '/',
  entry: { module: { default: handleRequest } },
  routes: Object.fromEntries(
    Object.entries(built.routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const { middleware: _, loader: __, ...module } = route.module;
      const data = found[id]?.data;
      return [id, { ...route, module: data === undefined ? module : { ...module, loader: () => data } }];
    }),
  ),
};
const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => {
  const address = z.object({ port: z.number() }).parse(server.address());
  process.stdout.write(`ready http://127.0.0.1:${address.port}${pathname}${search}\n`);
});
process.on('SIGTERM', () => process.exit(0));

/** What the loaders of the page say, by route. */
async function loadersFound() {
  const { body } = await fetch(`${source.split('?')[0]}.data${search}`, { headers: { cookie } });
  if (body === null) throw new Error(`${source} has no data`);
  const { value, done } = await decode(body, globalThis);
  await done;
  return z.record(z.string(), z.object({ data: z.unknown() })).parse(value);
}
