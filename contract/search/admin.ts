import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { moderatorApi } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';

const searchMiss = z
  .object({
    id: z.int(),
    language: z.enum(languages),
    words: z.string(),
    times: z.int().min(1),
    first_at: timestamp,
    last_at: timestamp,
  })
  .meta({ id: 'SearchMiss' });
export type SearchMiss = z.output<typeof searchMiss>;

export const listSearchMisses = moderatorApi.get('/api/admin/search-misses', {
  summary: 'What visitors searched for and did not find in the last 90 days, with how often',
  scope: 'content:read',
  ...staffList({
    limit: 50,
    sort: sortBy(['times', 'last_at']).default('-times'),
    filters: { language: z.enum(languages).optional() },
  }),
  output: z.object({ misses: z.array(searchMiss), total: listTotal }),
});
