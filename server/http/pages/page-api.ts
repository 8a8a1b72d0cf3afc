import { createPageApi, type PageApi } from '#app/lib/api/api-context.ts';
import type { CallResponse } from '#contract/client.ts';
import type { App, Scope } from '../scope.ts';
import { isStale } from './response-cache.ts';

export interface PageApiOptions {
  readonly app: Pick<App, 'callFromPage'>;
  readonly origin: string;
  readonly scope: Scope;
  /** Null on a public page, which is the same for everybody. */
  readonly cookies: string | null;
  readonly userAgent: string | null;
}

export interface PageCalls {
  readonly failures: number[];
  /** True if a response from before an outage was used. */
  was_stale: boolean;
  /** True if an answer lacked a part that could not be read. */
  was_partial: boolean;
}

/** As overview and dashboard say it. A text of somebody cannot hold it, because JSON escapes its quotes. */
const UNREAD_PARTS = '"unread":["';

/**
 * Calls carry the visitor's cookies on private pages only. `calls` fills during rendering. After a sign-in action later
 * calls use the new session. Reads are shared until something is written.
 */
export function createApiOfPage({ app, origin, scope, cookies, userAgent }: PageApiOptions): {
  readonly api: PageApi;
  readonly calls: PageCalls;
} {
  const headers = { ...(userAgent === null ? {} : { 'user-agent': userAgent }) };
  // A public page is cached, so it must not contain the first visitor's address.
  const from = cookies === null ? { ...scope, set_cookies: [] } : { ...scope, page_caller: { lookup: null } };
  const calls: PageCalls = { failures: [], was_stale: false, was_partial: false };
  const reads = new Map<string, Promise<CallResponse>>();
  const ask = async (request: Request): Promise<CallResponse> => {
    if (cookies !== null) {
      request.headers.set('origin', origin);
      request.headers.set('cookie', withSetCookies(cookies, from.set_cookies));
    }
    const answer = await app.callFromPage(request, from);
    if (answer.status >= 500) calls.failures.push(answer.status);
    calls.was_stale ||= isStale(answer.headers);
    const { ok, status } = answer;
    const text = await answer.text();
    calls.was_partial ||= text.includes(UNREAD_PARTS);
    return { ok, status, headers: answer.headers, text: async () => text };
  };
  const send = (request: Request) => {
    if (request.method !== 'GET') {
      reads.clear();
      return ask(request);
    }
    const asked = reads.get(request.url) ?? ask(request);
    reads.set(request.url, asked);
    return asked;
  };
  // In process nothing can get lost: database and rendering have limits of their own.
  return { api: createPageApi(send, { base_url: origin, headers, timeoutMs: null }), calls };
}

/** The cookies a browser would send after a response; an empty one is deleted. */
function withSetCookies(known: string, set: readonly string[]): string {
  const all = new Map<string, string>();
  for (const pair of [...known.split('; '), ...set.map((line) => line.split(';', 1)[0] ?? '')]) {
    const at = pair.indexOf('=');
    if (at > 0) all.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return [...all].flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join('; ');
}
