import type { Endpoint, InputOf, OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { CommonErrorCode } from '#contract/errors.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Orm } from '#server/platform/database/db.ts';
import type { Result } from '#shared/result.ts';

/** An upload, streamed. */
export interface IncomingFile {
  /** As declared by the client; null if missing. */
  readonly declared_bytes: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A parsed and authorized call. `caller` is null only if the contract allows visitors. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  readonly caller: E['role'] extends 'visitor' ? Caller | null : Caller;
  readonly idempotency_key: E['idempotency'] extends 'required' ? string : null;
  readonly file: E['takes'] extends 'file' ? IncomingFile : null;
  /** Where this call reads: the primary, or with `reads: 'replica'` what may be some seconds old. */
  readonly reader: Orm;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly user_agent: string;
    readonly headers: Headers;
    /** The raw body, for signatures. */
    readonly raw_body: string;
  };
}

/** A handler may also refuse with any code common to all routes. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<OutputOf<E>, RefusalOf<E> | { readonly code: CommonErrorCode }>>;

export interface ImplementationOptions {
  /**
   * `catalog`: the response depends only on the URL and the catalog, so it is cached in the process until the catalog
   * changes. Only for public GET endpoints; the caller is not resolved and `call.caller` is always null.
   */
  readonly cache?: 'catalog';
  /**
   * `replica`: `call.reader` may be a replica, which has what the caller wrote, and what others wrote up to some seconds
   * ago. Only for reads of the catalogue, of reports and of lists of the staff: nobody's own money, and nothing that is
   * decided by.
   */
  readonly reads?: 'replica';
  /** Who calls is not looked up: the path proves itself. For visitors, without a rate limit. */
  readonly is_self_proving?: true;
}

/** What may be some seconds old is read, and is no account's own. */
type OptionsOf<E extends Endpoint> = Omit<ImplementationOptions, 'reads'> & {
  readonly reads?: E['method'] extends 'get' ? (E['role'] extends 'user' ? never : 'replica') : never;
};

/** A call parsed with the endpoint's schemas. */
interface ParsedCall extends Pick<Call<Endpoint>, 'request' | 'reader'> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly idempotency_key: string | null;
  readonly file: IncomingFile | null;
}
type Outcome = Result<
  unknown,
  { readonly code: string; readonly details?: Readonly<Record<string, unknown>> }
>;

/** An endpoint with its handler, as the mount takes it. */
export interface Implementation extends ImplementationOptions {
  readonly endpoint: Endpoint;
  run(call: ParsedCall): Promise<Outcome>;
}

/**
 * Binds a handler to its endpoint. Types are checked here and then erased, so that all implementations fit in one
 * list; the mount parses each call with the endpoint's schemas.
 */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: OptionsOf<E>,
): Implementation;
export function implement(
  endpoint: Endpoint,
  run: Implementation['run'],
  options: ImplementationOptions = {},
): Implementation {
  return { endpoint, run, ...options };
}
