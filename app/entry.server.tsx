import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { takeScriptHashes } from '#app/lib/script-hashes.server.ts';
import { documentContext } from '#app/lib/site/document-context.ts';

const RENDER_TIMEOUT_MS = 10_000;

interface RenderRequest {
  readonly url: string;
  readonly context: EntryContext;
  /** The CSP nonce of our scripts. */
  readonly nonce: string;
}

/** Not streamed: the CSP lists the document's scripts, and the server may cache it. */
function renderDocument({ url, context, nonce }: RenderRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce: nonce,
        // Prevents React from moving a large section to the end with a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          pipe(sink);
        },
        onShellError: fail,
        onError: fail,
      },
    );
    const timer = setTimeout(() => {
      fail(new Error(`rendering took longer than ${RENDER_TIMEOUT_MS} ms`));
      abort();
    }, RENDER_TIMEOUT_MS);

    function fail(error: unknown): void {
      clearTimeout(timer);
      reject(error);
    }
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  ...[context, loadContext]: readonly [EntryContext, RouterContextProvider]
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method !== 'HEAD') {
    const nonce = randomBytes(18).toString('base64url');
    const rendered = await renderDocument({ url: request.url, context, nonce });
    loadContext.set(documentContext, takeScriptHashes(rendered, nonce));
  }
  return new Response(null, { status, headers });
}
