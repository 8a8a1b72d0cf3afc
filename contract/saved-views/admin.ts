import { z } from 'zod';
import { moderatorApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

const list = z.string().regex(/^\/admin\/[a-z/-]{1,60}(\?[a-z_]{1,20}=[a-z_-]{1,20})?$/);
const savedView = z
  .object({
    id: uuid,
    list: list.meta({ description: 'Address of the list that it selects from.' }),
    name: z.string(),
    query: z.string().meta({ description: 'Search, filters and order, as the address has them.' }),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

const savedViews = z.object({ views: z.array(savedView).meta({ description: 'The oldest first.' }) });

export const listSavedViews = moderatorApi.get('/api/admin/saved-views', {
  summary: 'Own selections of lists, kept under a name',
  output: savedViews,
});

export const saveView = moderatorApi.post('/api/admin/saved-views', {
  summary: 'Keep a selection of a list; under a name that is there, it takes its place',
  rate_limit: { name: 'saved-views', points: 60, seconds: 60 },
  body: z.object({ list, name: typedLine.min(1).max(40), query: z.string().min(1).max(500) }).strict(),
  output: savedViews,
  refusals: { SAVED_VIEWS_FULL: { status: 409 } },
});

export const removeView = moderatorApi.delete('/api/admin/saved-views/{id}', {
  summary: 'Forget an own selection',
  rate_limit: { name: 'saved-views', points: 60, seconds: 60 },
  params: z.object({ id: uuid }),
  output: savedViews,
  refusals: { SAVED_VIEW_NOT_FOUND: { status: 404 } },
});
