import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './scope.ts';

export type Handle = (request: Request, address: string) => Promise<Response>;
/** Something that may answer a request before the app does, as Vite does in development. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export class PortTakenError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} di ${host} sedang dipakai program lain. Hentikan program itu atau atur PORT.`);
    this.name = 'PortTakenError';
  }
}

export interface ListenOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly trusts_proxy: boolean;
}

export interface Listener {
  readonly port: number;
  readonly server: Server;
  /** Who answers from now on; before that every request gets 503. */
  serve(handle: Handle, first?: Middleware): void;
  /** Takes no new request, lets those in flight finish for at most `graceMs`, then closes what is left. */
  close(graceMs: number): Promise<void>;
}

const IDLE_CHECK_MS = 50;

/** Binds the port at once, so that a port that is taken is known before anything else is started. */
export async function listen({ host, port, trusts_proxy }: ListenOptions): Promise<Listener> {
  let handle: Handle = async (request) => starting(new URL(request.url).pathname);
  let first: Middleware = (_incoming, _outgoing, next) => next();
  const answer = getRequestListener((request, env) => {
    const { incoming } = env;
    const forwarded = incoming.headers['x-forwarded-for'];
    const peer = {
      remote_address: incoming.socket.remoteAddress ?? 'unknown',
      forwarded_for: typeof forwarded === 'string' ? forwarded : null,
    };
    return handle(request, clientAddress(peer, trusts_proxy));
  });
  // A film of 50 MB needs ten minutes of a slow line; bodies of every other kind have a limit of their own.
  // Longer than a load balancer or a browser keeps an idle connection: a request on one that closes meanwhile is lost.
  const timeouts = { requestTimeout: 900_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 };
  const server = createServer(timeouts, (incoming, outgoing) =>
    first(incoming, outgoing, () => void answer(incoming, outgoing)),
  );
  await bind(server, host, port);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    port: bound.port,
    server,
    serve(next, middleware) {
      handle = next;
      if (middleware !== undefined) first = middleware;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

/** While the process waits for what it needs it lives, and can not serve yet. */
function starting(path: string): Response {
  if (path === '/healthz') return new Response('ok', { headers: { 'content-type': 'text/plain' } });
  const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
  if (path === '/readyz') return Response.json({ status: 'starting', checks: {} }, { status: 503, headers });
  return new Response('starting', { status: 503, headers: { ...headers, 'content-type': 'text/plain' } });
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(isTaken ? new PortTakenError(host, port) : error);
    });
    server.listen(port, host, () => resolve());
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Connections that are kept alive become idle one by one, after their last answer.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
