import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Reply =
  | { readonly status: number; readonly json?: unknown; readonly text?: string }
  /** Takes the call and never answers. */
  | 'hang'
  /** Breaks the connection off. */
  | 'reset';

export interface FakeApi {
  readonly url: string;
  /** Every call so far, the oldest first. */
  readonly calls: readonly ApiCall[];
  /** Answers the next calls in this way, whatever they ask; afterwards it is well again. */
  failNext(...replies: readonly Reply[]): void;
  /** Answers every call in this way until it is told to `recover`. */
  failAlways(reply: Reply): void;
  recover(): void;
  /** Does what the next call asks, and breaks off before the answer. */
  dropNextResponse(): void;
  close(): Promise<void>;
}

/** A provider's API on a local port. */
export async function startFakeApi(answer: (call: ApiCall, url: string) => Reply): Promise<FakeApi> {
  const calls: ApiCall[] = [];
  const stumbles: Reply[] = [];
  let losing = false;
  let trouble: Reply | null = null;
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const reply = trouble ?? stumbles.shift() ?? answer(call, url);
    const isLost = losing;
    losing = false;
    send(response, isLost ? 'reset' : reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake API has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    calls,
    failNext: (...replies) => void stumbles.push(...replies),
    failAlways: (reply) => {
      trouble = reply;
    },
    recover: () => {
      trouble = null;
    },
    dropNextResponse: () => {
      losing = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  const body = Buffer.concat(parts).toString('utf8');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body,
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'reset') return void response.destroy();
  response.writeHead(reply.status, { 'content-type': 'application/json' });
  response.end(reply.text ?? JSON.stringify(reply.json ?? {}));
}
