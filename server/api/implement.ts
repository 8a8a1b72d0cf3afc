import type { Endpoint, InputOf, OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { Result } from '#shared/result.ts';
import type { UserRole } from '#shared/roles.ts';

/** Who is calling; read from the session, never from the request body. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly session_id: string;
}

/** One parsed, permitted call. `caller` is null only where the contract lets visitors in. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  readonly caller: E['role'] extends 'visitor' ? Caller | null : Caller;
  readonly idempotency_key: E['idempotency'] extends 'required' ? string : null;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly user_agent: string;
    readonly headers: Headers;
    /** The body as it came over the wire, for signatures. */
    readonly raw_body: string;
  };
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<OutputOf<E>, RefusalOf<E>>>;

/** A promise of the contract together with what keeps it. */
export interface Implementation<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
}

export function implement<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation<E> {
  return { endpoint, handler };
}
