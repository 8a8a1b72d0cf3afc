import { z } from 'zod';
import { userRoles } from '#shared/people/roles.ts';
import { type Endpoint, publicApi } from '../endpoint.ts';
import { emailAddress, uuid } from '../fields.ts';

const anyone = publicApi('Sign-in');

const signedIn = z.object({
  token: z
    .string()
    .optional()
    .meta({ description: 'For the Authorization header; a browser gets a cookie instead.' }),
  user: z.object({ id: uuid, email: z.string(), name: z.string(), role: z.enum(userRoles) }),
});
const halfSignedIn = z.object({
  two_factor: z.literal(true).meta({ description: 'The account asks for a second factor, in a browser.' }),
});

export const signIn = anyone.post('/api/auth/sign-in/email', {
  summary: 'Sign in with e-mail address and password',
  description:
    'Send the `token` of the answer as `Authorization: Bearer …` with every other call. It holds until the session ends.',
  rate_limit: { name: 'sign-in-address', points: 40, seconds: 5 * 60 },
  body: z.object({
    email: emailAddress,
    password: z.string().min(1).max(128),
    rememberMe: z.boolean().optional(),
  }),
  output: z.union([signedIn, halfSignedIn]),
  refusals: {
    INVALID_EMAIL_OR_PASSWORD: { status: 401 },
    EMAIL_NOT_VERIFIED: { status: 403 },
    ACCOUNT_INACTIVE: { status: 403 },
  },
});

export const signOut = anyone.post('/api/auth/sign-out', {
  summary: 'End the session that the call names',
  body: z.object({}),
  output: z.object({ status: z.literal(true) }),
});

export const signInEndpoints: readonly Endpoint[] = [signIn, signOut];
