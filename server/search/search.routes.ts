import { listSearchMisses } from '#contract/search/admin.ts';
import { searchOwn as searchOwnEndpoint } from '#contract/search/own.ts';
import { searchPassages } from '#contract/search/search.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { listMisses, noteMiss, searchOwn, searchPublic } from './index.ts';

export function searchRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      searchPassages,
      async ({ reader, query }) => {
        const found = await searchPublic(reader, query);
        const isMissed = found.kinds.length === 0 && query.page === 1;
        if (isMissed) await noteMiss(db, query.search, currentLanguage());
        return succeed(found);
      },
      { cache: 'catalog', reads: 'replica' },
    ),
    implement(searchOwnEndpoint, async ({ reader, caller, query }) =>
      succeed(await searchOwn(reader, { user_id: caller.id, ...query })),
    ),
  ];
}

export function searchDeskRoutes(): readonly Implementation[] {
  return [
    implement(listSearchMisses, async ({ reader, query }) => succeed(await listMisses(reader, query)), {
      reads: 'replica',
    }),
  ];
}
