import { z } from 'zod';
import { createApiKey, keyLifetimes } from '#contract/programs/admin-api-keys.ts';
import { keysCopy as copy } from '#messages/programs/admin.ts';
import { apiScopes } from '#shared/programs.ts';

export const FOREVER = 'never';
const lifetimes = [...keyLifetimes.map(String), FOREVER];

export const keyInput = z.object({
  name: createApiKey.body.shape.name,
  scopes: z
    .array(z.enum(apiScopes))
    .default([])
    .refine((chosen) => chosen.length > 0, { error: () => copy.noScope }),
  lifetime: z.enum(lifetimes).transform((chosen) => (chosen === FOREVER ? null : Number(chosen))),
});
export const keyRevocationInput = z.object({ id: z.uuid() });
