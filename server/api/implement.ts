import type { Endpoint, InputOf, OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { CommonErrorCode } from '#contract/errors.ts';
import type { Orm } from '#server/platform/database/db.ts';
import type { Result } from '#shared/result.ts';
import type { Caller } from '../http/scope.ts';

export interface IncomingFile {
  /** As declared by the client; null if missing. */
  readonly declared_bytes: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** `caller` is null only if the contract allows visitors. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  readonly caller: E['role'] extends 'visitor' ? Caller | null : Caller;
  readonly idempotency_key: E['idempotency'] extends 'required' ? string : null;
  readonly file: E['takes'] extends 'file' ? IncomingFile : null;
  /** The primary, or with `reads: 'replica'` a replica some seconds behind. */
  readonly reader: Orm;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly user_agent: string;
    readonly headers: Headers;
    /** Under which today's visits of this browser are found; null if it asks not to be followed. */
    readonly readVisitor: () => Promise<string | null>;
    /** Kept for verifying signatures. */
    readonly raw_body: string;
  };
}

/** A handler may also refuse with any code common to all routes. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<OutputOf<E>, RefusalOf<E> | { readonly code: CommonErrorCode }>>;

export interface ImplementationOptions {
  /**
   * `catalog`: the response depends only on URL and catalog and is cached until the catalog changes. Public GET
   * endpoints only; `call.caller` is always null.
   */
  readonly cache?: 'catalog';
  /**
   * `replica`: `call.reader` sees the caller's own writes, and those of others some seconds late. Only for catalogue,
   * reports and staff lists, never for an account's money or for decisions.
   */
  readonly reads?: 'replica';
  /** The path itself is the proof: no caller is looked up and no rate limit applies. Visitor routes only. */
  readonly is_self_proving?: true;
}

/** Only GET routes that are no account's own may read from a replica. */
type OptionsOf<E extends Endpoint> = Omit<ImplementationOptions, 'reads'> & {
  readonly reads?: E['method'] extends 'get' ? (E['role'] extends 'user' ? never : 'replica') : never;
};

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

export interface Implementation extends ImplementationOptions {
  readonly endpoint: Endpoint;
  run(call: ParsedCall): Promise<Outcome>;
}

/** Checks the types and erases them, so that all implementations fit one list; the mount parses each call. */
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
