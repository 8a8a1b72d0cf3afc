import { inputCopy } from '#messages/input/input.ts';
import { isConfirmed, passwordProblem } from '#server/account/index.ts';
import type { Actor } from '#server/audit/index.ts';
import type { AccountAction } from '#shared/people/audit.ts';
import { commonError, type ErrorAnswer } from '../responses.ts';
import type { Caller, CallerLookup, Scope } from '../scope.ts';
import { authError } from './errors.ts';
import { failureRedirect } from './redirects.ts';
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

export interface AuthAuditor {
  readonly onEvent: (actor: Actor & { readonly id: string }, action: AccountAction) => Promise<void>;
  readonly onFailedSignIn: (actor: Actor, email: string) => Promise<void>;
  readonly readCaller: (headers: Headers, address: string) => Promise<CallerLookup>;
  readonly runLater: (work: Promise<unknown>) => void;
  readonly cookie_name: string;
}

export async function recordAuthEvent(
  attempt: AuthAttempt,
  answer: Response,
  options: AuthAuditor,
): Promise<void> {
  const { route, caller, scope, request, body } = attempt;
  const traces = {
    request_id: scope.id,
    address: scope.address,
    user_agent: request.headers.get('user-agent'),
  };
  const email = typeof body?.email === 'string' ? body.email : null;
  if (route.signs_in === true && email !== null && (await isWrongProof(answer))) {
    options.runLater(options.onFailedSignIn({ id: null, role: null, ...traces }, email));
    return;
  }
  const action = await actionOf(attempt, answer, options);
  if (action === null) return;
  const person = action.signed_in ?? caller;
  if (person !== null) await options.onEvent({ id: person.id, role: person.role, ...traces }, action.name);
}

async function isWrongProof(answer: Response): Promise<boolean> {
  if (answer.ok) return false;
  return (
    answer.status === 401 || authError(answer.status, await answer.clone().text()).code === 'INVALID_CODE'
  );
}

interface AuthEvent {
  readonly name: AccountAction;
  readonly signed_in: Caller | null;
}

async function actionOf(
  attempt: AuthAttempt,
  answer: Response,
  options: AuthAuditor,
): Promise<AuthEvent | null> {
  const { route, caller, path } = attempt;
  const isDone =
    answer.ok || (answer.status === 302 && failureRedirect(answer.headers.get('location') ?? '') === null);
  if (!isDone) return null;
  const signed_in =
    route.signs_in === true && caller === null ? await newCaller(answer, attempt, options) : null;
  if (signed_in !== null) return { name: route.event ?? 'account.signed_in', signed_in };
  if (path.startsWith('/callback/') && caller !== null)
    return { name: 'account.google_linked', signed_in: null };
  // A code entered in the settings proves that the second factor works.
  if (path === '/two-factor/verify-totp' && caller !== null && sessionCookie(answer, options) !== null) {
    return { name: 'account.two_factor_enabled', signed_in: await newCaller(answer, attempt, options) };
  }
  return route.event === undefined || route.signs_in === true ? null : { name: route.event, signed_in: null };
}

async function newCaller(
  answer: Response,
  { scope }: AuthAttempt,
  options: AuthAuditor,
): Promise<Caller | null> {
  const value = sessionCookie(answer, options);
  if (value === null) return null;
  const headers = new Headers({ cookie: `${options.cookie_name}=${value}` });
  return (await options.readCaller(headers, scope.address)).caller;
}

export function sessionCookie(
  answer: Response,
  { cookie_name }: Pick<AuthAuditor, 'cookie_name'>,
): string | null {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith(`${cookie_name}=`));
  const value = cookie?.slice(cookie_name.length + 1).split(';')[0] ?? '';
  return value === '' ? null : value;
}
