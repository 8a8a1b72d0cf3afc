import { type SQL, sql } from 'drizzle-orm';
import type { listSearchMisses, SearchMiss } from '#contract/search/admin.ts';
import type { Language } from '#shared/language/language.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';

const RETENTION_DAYS = 90;
/** Whoever types nonsense on purpose fills no disk: further words are not kept, known ones are counted on. */
const MAX_MISSES = 5000;

/** Takes the place of what was its beginning a moment ago, because the page searches while somebody types. */
export async function recordMiss(tx: Tx, language: Language, words: string): Promise<void> {
  await tx.execute(sql`
    delete from search_misses
    where language = ${language} and times = 1 and last_at > now() - interval '1 minute'
      and words <> ${words} and starts_with(${words}, words)`);
  await tx.execute(sql`
    insert into search_misses as m (language, words) select ${language}, ${words}
    where (select count(*) from search_misses) < ${MAX_MISSES}
      or exists (select from search_misses k where k.language = ${language} and k.words = ${words})
    on conflict (language, words) do update set times = m.times + 1, last_at = now()`);
}

export async function forgetMisses(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from search_misses where last_at < now() - make_interval(days => ${RETENTION_DAYS})`,
  );
}

const orderings: Readonly<Record<ListQuery<typeof listSearchMisses>['sort'], SQL>> = {
  times: sql`times, last_at, language desc, words desc`,
  '-times': sql`times desc, last_at desc, language, words`,
  last_at: sql`last_at, language desc, words desc`,
  '-last_at': sql`last_at desc, language, words`,
};

export async function listMisses(
  reader: Reader,
  { language, ...window }: ListQuery<typeof listSearchMisses>,
): Promise<{ readonly misses: SearchMiss[]; readonly total: number }> {
  const from = sql`from search_misses where ${language === undefined ? sql`true` : sql`language = ${language}`}`;
  const misses = await readWindow(window, orderings, (ordering) =>
    selectRows<SearchMiss>(
      reader,
      sql`
      select id, language, words, times, ${isoText('first_at')} as first_at, ${isoText('last_at')} as last_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { misses, total: await countUpTo(reader, from) };
}
