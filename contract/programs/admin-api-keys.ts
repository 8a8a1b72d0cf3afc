import { z } from 'zod';
import { apiScopes } from '#shared/programs.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

const apiKey = z
  .object({
    id: uuid,
    name: z.string(),
    hint: z.string().meta({ description: 'The last four letters of the key.' }),
    scopes: z.array(z.enum(apiScopes)),
    state: z.enum(['active', 'expired', 'revoked']),
    created_by: z.string().meta({ description: 'The name of whoever made it, whose role it has at most.' }),
    created_at: timestamp,
    expires_at: timestamp.nullable(),
    last_used_at: timestamp.nullable().meta({ description: 'To the minute; null: never.' }),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

/** Lifetimes in days; null means until revoked. */
export const keyLifetimes = [30, 90, 365] as const;

export const listApiKeys = adminApi.get('/api/admin/api-keys', {
  summary: 'Keys of programs, the newest first; those that are over last',
  output: z.object({ keys: z.array(apiKey) }),
});

export const createApiKey = adminApi.post('/api/admin/api-keys', {
  summary: 'Make a key for a program; it is shown in this answer only',
  reauthentication: 'required',
  rate_limit: { name: 'api-key-edit', points: 20, seconds: 60 },
  body: z
    .object({
      name: typedLine.min(1).max(80),
      scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
      expires_in_days: z.int().min(1).max(3650).nullable().default(null),
    })
    .strict()
    .meta({ examples: [{ name: 'n8n', scopes: ['orders:read'], expires_in_days: 365 }] }),
  output: z.object({ api_key: apiKey, key: z.string().meta({ description: 'To be kept now.' }) }),
  refusals: { TOO_MANY_API_KEYS: { status: 409 } },
});
export type NewApiKey = z.output<typeof createApiKey.body>;

export const revokeApiKey = adminApi.post('/api/admin/api-keys/{id}/revoke', {
  summary: 'End a key at once',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({}).strict(),
  output: z.object({}),
  refusals: { API_KEY_NOT_FOUND: { status: 404 } },
});
