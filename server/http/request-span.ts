import { inSpan } from '#server/platform/telemetry/tracing.ts';
import type { Scope } from './scope.ts';

const UNTOLD = new Set(['/healthz', '/readyz', '/metrics']);

interface SpanOptions {
  readonly path: string;
  readonly scope: Scope;
  /** True if a `traceparent` comes from our proxy rather than from any client. */
  readonly trusts_proxy: boolean;
}

/** Names the span by the route's pattern, because path and address may name a person. */
export async function inRequestSpan(
  { method, headers }: Request,
  { path, scope, trusts_proxy }: SpanOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (UNTOLD.has(path)) return answer();
  const parent = trusts_proxy ? headers.get('traceparent') : null;
  return inSpan({ name: method, kind: 'server', parent }, async (span) => {
    const response = await answer();
    const { status } = response;
    span?.describe(`${method} ${scope.route}`, {
      'http.request.method': method,
      'http.route': scope.route,
      'http.response.status_code': status,
      'arunika.request_id': scope.id,
    });
    if (status >= 500) span?.fail(String(status));
    return response;
  });
}
