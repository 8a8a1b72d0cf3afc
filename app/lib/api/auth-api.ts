import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { actionApi } from './api-context.ts';

type Body = Readonly<Record<string, unknown>>;

type AuthRoute = Omit<Endpoint, 'method' | 'path' | 'body' | 'output' | 'refusals'> & {
  readonly method: 'get' | 'post';
  readonly path: `/api/auth/${string}`;
  readonly body: z.ZodObject<Readonly<Record<string, z.ZodUnknown>>>;
  readonly output: z.ZodType<{
    readonly two_factor?: boolean;
    readonly user?: { readonly role: UserRole } | null;
    readonly url?: string;
    readonly totp_uri?: string;
    readonly recovery_codes?: readonly string[];
  }>;
  readonly refusals: Readonly<Record<string, never>>;
};

/** A call without a body is a GET; the answer's Set-Cookie headers are sent with the page. */
export function callAuthApi(
  context: Readonly<RouterContextProvider>,
  path: `/${string}`,
  body: Body | null = {},
) {
  const method = body === null ? 'get' : 'post';
  return actionApi(context).call<AuthRoute>({ method, path: `/api/auth${path}` }, { body: body ?? {} });
}
