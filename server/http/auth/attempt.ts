import { inputCopy } from '#messages/input/input.ts';
import { isConfirmed, passwordProblem } from '#server/account/index.ts';
import type { Caller } from '#server/http/caller.ts';
import { commonError, type ErrorAnswer } from '../responses.ts';
import type { Scope } from '../scope.ts';
import type { AuthRoute } from './route-table.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface AuthAttempt {
  readonly request: Request;
  readonly scope: Scope;
  readonly path: string;
  readonly route: AuthRoute;
  readonly body: Body | null;
  readonly caller: Caller | null;
}

/** Null if the attempt may reach the library. */
export async function attemptRefusal({ route, body, caller }: AuthAttempt): Promise<ErrorAnswer | null> {
  if (route.access !== 'anyone' && caller === null) return commonError('UNAUTHENTICATED');
  if (needsReauthentication({ route, caller }) && typeof body?.password !== 'string') {
    return commonError('REAUTHENTICATION_REQUIRED');
  }
  const field = body?.newPassword === undefined ? 'password' : 'newPassword';
  const isChosen = body?.newPassword !== undefined || body?.name !== undefined;
  const password = body?.[field];
  if (!isChosen || typeof password !== 'string') return null;
  const problem = await passwordProblem(password, passwordContext(body, caller));
  return problem === null ? null : commonError('INVALID_INPUT', { fields: { [field]: inputCopy.guessable } });
}

export function needsReauthentication({ route, caller }: Pick<AuthAttempt, 'route' | 'caller'>): boolean {
  if (route.access !== 'confirmed') return false;
  return caller === null || !isConfirmed(caller.confirmed_at, new Date());
}

function passwordContext(body: Body | null, caller: Caller | null): readonly string[] {
  const given = [body?.email, body?.name, caller?.email, caller?.full_name];
  const facts = given.filter((fact) => typeof fact === 'string');
  return [...facts, ...facts.map((fact) => fact.split('@')[0] ?? '')];
}
