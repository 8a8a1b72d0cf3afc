import type { Endpoint, InputOf, OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { CommonErrorCode } from '#contract/errors.ts';
import type { Result } from '#shared/result.ts';
import type { UserRole } from '#shared/roles.ts';

/** Who is calling; read from the session, never from the request body. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly session_id: string;
  /** When they last proved who they are in this session. */
  readonly confirmed_at: string;
  /** An admin who owes the house a second factor: staff routes are shut until it is there. */
  readonly lacks_second_factor: boolean;
}

/** A file on its way in: its bytes are read as they come, or not at all. */
export interface IncomingFile {
  /** What the sender says; null when nothing was said. */
  readonly declared_bytes: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** One parsed, permitted call. `caller` is null only where the contract lets visitors in. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  readonly caller: E['role'] extends 'visitor' ? Caller | null : Caller;
  readonly idempotency_key: E['idempotency'] extends 'required' ? string : null;
  readonly file: E['takes'] extends 'file' ? IncomingFile : null;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly user_agent: string;
    readonly headers: Headers;
    /** The body as it came over the wire, for signatures. */
    readonly raw_body: string;
  };
}

/** Besides the refusals of its endpoint, a handler may give the answers that every route may give. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<OutputOf<E>, RefusalOf<E> | { readonly code: CommonErrorCode }>>;

export interface ImplementationOptions {
  /**
   * `catalog`: the answer depends on nothing but the URL and the catalogue, so its bytes are kept in the
   * process until the catalogue changes. Only for GET endpoints that visitors may call; the caller is not
   * looked up and `call.caller` is always null.
   */
  readonly cache?: 'catalog';
}

/** A call whose parts the mount has parsed with the endpoint's own schemas. */
interface ParsedCall extends Pick<Call<Endpoint>, 'request'> {
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

/** A promise of the contract together with what keeps it, in the one form that the mount knows. */
export interface Implementation extends ImplementationOptions {
  readonly endpoint: Endpoint;
  run(call: ParsedCall): Promise<Outcome>;
}

/**
 * Ties a handler to its endpoint: the types are checked here and then forgotten, so that implementations of
 * different endpoints fit in one list. The mount parses each call with the same endpoint's schemas.
 */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: ImplementationOptions,
): Implementation;
export function implement(
  endpoint: Endpoint,
  run: Implementation['run'],
  options: ImplementationOptions = {},
): Implementation {
  return { endpoint, run, ...options };
}
