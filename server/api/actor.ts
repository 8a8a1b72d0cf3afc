import type { Actor } from '#server/audit/index.ts';
import type { Caller } from '../http/scope.ts';

interface CallContext {
  readonly caller: Caller;
  readonly request: { readonly id: string; readonly address: string; readonly user_agent: string };
}

export function actorOf({ caller, request }: CallContext): Actor & { readonly id: string } {
  return {
    id: caller.id,
    role: caller.role,
    request_id: request.id,
    address: request.address,
    user_agent: request.user_agent,
    ...(caller.api_key !== undefined && { api_key_id: caller.api_key.id }),
  };
}

export function visitorOf({ request }: Pick<CallContext, 'request'>): Actor {
  return {
    id: null,
    role: null,
    request_id: request.id,
    address: request.address,
    user_agent: request.user_agent,
  };
}
