import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { actionApi } from './api-context.ts';

type Body = Readonly<Record<string, unknown>>;

/** Routes of the auth library, which are outside the contract. */
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

/** Calls the auth library in process, by GET without a body; its Set-Cookie headers go out with the page. */
export function callAuthApi(
  context: Readonly<RouterContextProvider>,
  path: `/${string}`,
  body: Body | null = {},
) {
  const method = body === null ? 'get' : 'post';
  return actionApi(context).call<AuthRoute>({ method, path: `/api/auth${path}` }, { body: body ?? {} });
}
