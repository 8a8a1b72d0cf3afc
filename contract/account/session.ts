import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { userRoles } from '#shared/people/roles.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

export const viewer = z
  .object({
    id: uuid,
    email: z.string(),
    full_name: z.string(),
    role: z.enum(userRoles),
    avatar_url: z.string().nullable(),
    language: z.enum(languages).nullable().meta({ description: 'Of portal and admin; null: never chosen.' }),
    has_sessions: z.boolean().meta({ description: 'Has sessions with the consultant, or can have some.' }),
    wallet: z.object({ balance_bigint: senField }),
  })
  .meta({ id: 'Viewer' });
export type Viewer = z.output<typeof viewer>;

export const getViewer = publicApi('Account').get('/api/auth/session', {
  summary: 'The signed-in user, or null',
  output: z.object({ user: viewer.nullable() }),
});

const account = z
  .object({
    id: uuid,
    auth_user_id: uuid,
    email: z.string(),
    name: z.string(),
    full_name: z.string(),
    avatar_url: z.string().nullable(),
    role: z.enum(userRoles),
    is_active: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Account' });

export const syncAccount = accountApi('Account').post('/api/auth/sync', {
  summary: 'Make sure that profile and wallet of the signed-in user exist, and return the user',
  body: z.object({
    name: typedLine.min(1).max(200).optional(),
    avatarUrl: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable()
      .optional(),
    email: z.email().optional().meta({ description: 'Ignored: the session says who is calling.' }),
    supabaseUserId: z.string().max(200).optional().meta({ description: 'Ignored, as email.' }),
  }),
  output: z.object({ user: account }),
});
