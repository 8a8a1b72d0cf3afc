import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { settleWithin } from '#server/platform/failures/within.ts';
import { clientAddress } from './scope.ts';

export type Handle = (request: Request, address: string) => Promise<Response>;
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export class PortTakenError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} di ${host} sedang dipakai program lain. Hentikan program itu atau atur PORT.`);
    this.name = 'PortTakenError';
  }
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly trusts_proxy: boolean;
}

export interface Listener {
  readonly port: number;
  readonly server: Server;
  serve(handle: Handle, first?: Middleware): void;
  /** Stops accepting, waits up to `graceMs` for requests in flight, then closes. */
  close(graceMs: number): Promise<void>;
}

/** TRACE would reveal what a proxy added; the others have no use here. */
const UNSERVED = new Set(['TRACE', 'TRACK', 'CONNECT']);
const IDLE_CHECK_MS = 50;

/** Binds the port first, so that a taken one fails before anything else starts. */
export async function listen({ host, port, trusts_proxy }: ListenOptions): Promise<Listener> {
  let handle: Handle = async (request) => startingResponse(new URL(request.url).pathname);
  /** Includes requests whose clients left, which must end before the database closes. */
  const running = new Set<Promise<unknown>>();
  const noted = (answer: Promise<Response>) => {
    const ended = answer.catch(() => undefined).finally(() => running.delete(ended));
    running.add(ended);
    return answer;
  };
  let first: Middleware = (_incoming, _outgoing, next) => next();
  const answer = getRequestListener((request, env) => {
    const { incoming } = env;
    const forwarded = incoming.headers['x-forwarded-for'];
    const peer = {
      remote_address: incoming.socket.remoteAddress ?? 'unknown',
      forwarded_for: typeof forwarded === 'string' ? forwarded : null,
    };
    return noted(handle(request, clientAddress(peer, trusts_proxy)));
  });
  // Request: 50 MB on a slow line; bodies have limits of their own. Keep-alive: longer than load balancers and browsers
  // keep idle connections, because a request on a closing one is lost.
  const timeouts = { requestTimeout: 900_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 };
  const server = createServer(timeouts, (incoming, outgoing) => {
    if (UNSERVED.has(incoming.method ?? '')) return void outgoing.writeHead(405).end();
    first(incoming, outgoing, () => void answer(incoming, outgoing));
  });
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
    async close(graceMs) {
      const began = Date.now();
      await close(server, graceMs);
      await settleWithin(Math.max(0, graceMs - (Date.now() - began)), Promise.all(running));
    },
  };
}

function startingResponse(path: string): Response {
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
    // Keep-alive connections become idle after their last response.
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
