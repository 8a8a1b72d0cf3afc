import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { extractScriptHashes, SCRIPT_HASHES_HEADER } from '#app/lib/script-hashes.server.ts';
import { textResponse } from '#shared/text-response.ts';

const RENDER_TIMEOUT_MS = 10_000;

interface RenderRequest {
  readonly url: string;
  readonly context: EntryContext;
  /** The CSP nonce of our scripts. */
  readonly nonce: string;
}

/** Not streamed: the CSP lists the document's scripts, and the server may cache it. */
function renderDocument({ url, context, nonce }: RenderRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(moveScriptsToEnd(Buffer.concat(chunks).toString('utf8')));
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

/**
 * The document is readable before its scripts load, so they leave the bandwidth to the style sheet, the font and the
 * first picture. The router's own tags cannot do that.
 */
function moveScriptsToEnd(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const mark = randomBytes(18).toString('base64url');
  const { html, hashes } = extractScriptHashes(
    await renderDocument({ url: request.url, context, nonce: mark }),
    mark,
  );
  headers.set(SCRIPT_HASHES_HEADER, hashes.join(' '));
  return textResponse(html, { status, headers });
}
