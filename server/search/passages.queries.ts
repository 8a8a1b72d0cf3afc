import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Language, languages } from '#shared/language/language.ts';
import { MAX_FOUND_PASSAGES, passageKinds } from '#shared/search/passages.ts';
import type { Reader } from '../platform/database/db.ts';
import { formsOf, slipsOf } from './word-forms.rules.ts';

/** Passages read for one word. More have words that tell nothing apart. */
const MAX_POSTINGS = 1000;
/** Passages that a word is counted in before it is looked up; smaller sites are counted whole. */
const SAMPLE = 1000;
/** A word in this many of the sample is looked up only where no rarer one is. */
const COMMON_SAMPLED = 50;
/** Where a word is in this many of the sample, reading passages finds enough of them sooner than the index. */
const READ_SAMPLED = 300;
/** Rated precisely, after a rough order by words. */
const MAX_CANDIDATES = 200;
/** Passages of one page that are shown. */
const MAX_OF_SOURCE = 2;
/** As for the lists (ADR 0074). */
const MIN_SIMILARITY = 0.38;
const MAX_NEAR = 3;
/** A passage that has less of what the words weigh than this share of the best one is not shown. */
const MIN_SHARE = 0.5;
/** Weights of body, keywords, heading and title in `ts_rank`. */
const RANK_WEIGHTS = '{0.1, 0.3, 0.6, 1}';
/** Stand around a match in `ts_headline`; content has no control characters. */
export const MATCH_START = '\u0002';
export const MATCH_END = '\u0003';
const HEADLINE = `StartSel="${MATCH_START}", StopSel="${MATCH_END}", MinWords=22, MaxWords=42`;

const configs: Readonly<Record<Language, string>> = { id: 'indonesian', en: 'english' };

const passageRow = z.object({
  id: z.int(),
  kind: z.enum(passageKinds),
  source_id: z.string(),
  title: z.string(),
  heading: z.string(),
  path: z.string(),
  anchor: z.string(),
  language: z.enum(languages),
  headline: z.string(),
});
const passageResult = z.object({
  passages: z.array(passageRow),
  kinds: z.array(z.object({ kind: passageRow.shape.kind, total: z.int() })),
  meant: z.array(z.object({ typed: z.string(), word: z.string() })),
});
export type PassageRow = z.output<typeof passageRow>;
type PassageResult = z.output<typeof passageResult>;

export interface PassageSearch {
  readonly language: Language;
  /** The typed text, which may be a very title. */
  readonly text: string;
  /** They have letters and digits only. */
  readonly words: readonly string[];
  /** A reader holds these; everybody's passages need none. */
  readonly access_keys: readonly string[];
  readonly kind: PassageRow['kind'] | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * One statement, the same for everybody: who may read a passage is decided before anything is rated, and a reader's own
 * texts are read by their keys, so that others' texts cost nothing that could be timed (ADR 0082).
 *
 * Each word weighs the more the fewer passages have it. A word that no readable passage has becomes the nearest ones.
 */
export async function selectPassages(reader: Reader, search: PassageSearch): Promise<PassageResult> {
  const { kind, limit, offset, language } = search;
  const isOfKind = sql`(${kind}::text is null or kind = ${kind})`;
  const { rows } = await reader.execute<{ found: unknown }>(sql`
    with ${wordsOf(search)}, ${ratedBy(search)},
    page as (
      select kind, source_id, title, heading, path, anchor, text_language, body, score, id from shown
      where ${isOfKind} order by score desc, id limit ${limit} offset ${offset}
    )
    select jsonb_build_object(
      'passages', coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'source_id', source_id, 'title', title, 'heading', heading,
          'path', path, 'anchor', anchor, 'language', text_language, 'headline',
          ts_headline(${config(language)}, body, (select query from any_word), ${HEADLINE})) order by score desc, id)
        from page), '[]'),
      'kinds', coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'total', total) order by total desc, kind)
        from (select kind, count(*) as total from shown group by kind) counted), '[]'),
      'meant', coalesce((
        select jsonb_agg(jsonb_build_object('typed', word, 'word', meant) order by n)
        from terms where meant is not null), '[]')
    ) as found`);
  return passageResult.parse(rows[0]?.found);
}

const config = (language: Language): SQL => sql.raw(`'${configs[language]}'::regconfig`);

/** Literals, as the partial indexes have them. */
const isPublic = (language: Language): SQL =>
  sql`p.access_key is null and p.language = ${sql.raw(`'${language}'`)} and p.visible_from <= now()`;

/** Passages that show how common a word is, before it is looked up: an index reads all that have it. */
const sampled = (language: Language): SQL => sql`
    sample as materialized (
      select p.document from search_passages p where ${isPublic(language)} order by p.id limit ${SAMPLE}
    ),
    extent as materialized (
      select total as sampled, case when total < ${SAMPLE} then total::float
        else greatest(total, (select reltuples / 2 from pg_class where oid = 'search_passages'::regclass)) end as passages
      from (select count(*) as total from sample) counted
    )`;

/** `terms`: what is looked for, a query for each word. `own`: what only this reader may read. */
function wordsOf({ language, words, access_keys }: PassageSearch): SQL {
  const hasPublic = (query: SQL) => sql`(
    exists (select from sample where sample.document @@ ${query})
    or exists (select from search_passages p where ${isPublic(language)} and p.document @@ ${query}))`;
  const suggested = sql`w.language = ${sql.raw(`'${language}'`)}
    and ${hasPublic(sql`plainto_tsquery(${config(language)}, w.word)`)}`;
  return sql`
    ${sampled(language)},
    own as materialized (
      select p.id, p.document from search_passages p
      where p.access_key = any (${sql.param([...access_keys])}::text[])
        and p.language = ${sql.raw(`'${language}'`)} and p.visible_from <= now()
    ),
    typed as materialized (
      select n, word, slips, to_tsquery(${config(language)}, forms) as query
      from unnest(${sql.param([...words])}::text[], ${sql.param(formsOf(words, language))}::text[],
        ${sql.param(words.map((word) => slipsOf(word).join(' ')))}::text[])
        with ordinality as listed (word, forms, slips, n)
    ),
    known as materialized (
      select n, word, slips, query, exists (select from own where own.document @@ typed.query)
        or ${hasPublic(sql`typed.query`)} as is_known
      from typed where numnode(query) > 0
    ),
    slipped as materialized (
      select k.n, array_agg(w.word order by w.word) as words
      from known k cross join lateral (
        select w.word from search_terms w
        where not k.is_known and w.word = any (string_to_array(k.slips, ' ')) and ${suggested}
        order by w.word limit ${MAX_NEAR}
      ) w group by k.n
    ),
    near as materialized (
      select n, words from slipped
      union all
      select k.n, array_agg(w.word order by w.similarity desc, w.word)
      from known k cross join lateral (
        select w.word, similarity(w.word, k.word) as similarity from search_terms w
        where not k.is_known and not exists (select from slipped s where s.n = k.n)
          and w.word % k.word and similarity(w.word, k.word) >= ${MIN_SIMILARITY} and ${suggested}
        order by similarity desc, w.word limit ${MAX_NEAR}
      ) w group by k.n
    ),
    meant as materialized (
      select k.n, k.word, near.words[1] as meant, case when k.is_known then k.query
        else to_tsquery(${config(language)}, array_to_string(near.words, ' | ')) end as query
      from known k left join near on near.n = k.n where k.is_known or near.n is not null
    ),
    terms as materialized (
      select n, word, meant, query, (select count(*) from sample where sample.document @@ query) as sampled from meant
    ),
    every_word as materialized (
      select query, (select count(*) from sample where sample.document @@ query) as sampled
      from (select string_agg('(' || query::text || ')', ' & ')::tsquery as query from terms) joined
    ),
    any_word as materialized (select string_agg('(' || query::text || ')', ' | ')::tsquery as query from terms)`;
}

/**
 * `shown`: the rated passages, at most two of a page, the second only for words of its own. A common word is looked up
 * only where there is no other, and finds some of its passages; those that have all words are found besides.
 */
function ratedBy({ language, text }: PassageSearch): SQL {
  const hits = (term: SQL) => sql`(
    (select p.id from search_passages p
     where ${term}.sampled < ${READ_SAMPLED} and ${isPublic(language)} and p.document @@ ${term}.query
     limit ${MAX_POSTINGS})
    union all
    (select p.id from search_passages p
     where ${term}.sampled >= ${READ_SAMPLED} and ${isPublic(language)} and ts_match_vq(p.document, ${term}.query)
     order by p.id limit ${MAX_POSTINGS}))`;
  return sql`
    postings as materialized (
      select t.n, hit.id from terms t cross join lateral ${hits(sql`t`)} hit
      where t.sampled < ${COMMON_SAMPLED} or t.n = (select n from terms order by sampled, n limit 1)
      union all
      select t.n, own.id from terms t join own on own.document @@ t.query
      union all
      select 0, hit.id from every_word e cross join lateral ${hits(sql`e`)} hit
    ),
    weights as materialized (
      select n, ln(1 + greatest(e.passages, f.found) / f.found) as weight
      from terms t cross join extent e cross join lateral (
        select greatest(1, count(*), e.passages * t.sampled / greatest(e.sampled, 1)) as found
        from postings p where p.n = t.n
      ) f
    ),
    candidates as materialized (
      select p.id from postings p left join weights w on w.n = p.n group by p.id
      order by case when bool_or(p.n = 0) then (select sum(weight) from weights) else sum(w.weight) end desc, p.id
      limit ${MAX_CANDIDATES}
    ),
    rated as materialized (
      select s.id, s.kind, s.source_id, s.title, s.heading, s.path, s.anchor, s.text_language, s.body, r.share,
        ts_filter(s.document, '{b,d}') @@ (select query from any_word) as has_words,
        r.share * 0.5 + r.rank
        + case when lower(plain_letters(s.title)) = lower(plain_letters(${text}::text)) then 1 else 0 end
        + case when isfinite(s.visible_from)
            then 0.02 / (1 + greatest(0, extract(epoch from now() - s.visible_from)) / 31557600) else 0 end as score
      from candidates c join search_passages s on s.id = c.id cross join lateral (
        select sum(case when s.document @@ t.query then w.weight else 0 end) / sum(w.weight) as share,
          sum(w.weight * ts_rank(${RANK_WEIGHTS}::real[], s.document, t.query)) / sum(w.weight) as rank
        from terms t join weights w on w.n = t.n
      ) r
    ),
    shown as materialized (
      select id, kind, source_id, title, heading, path, anchor, text_language, body, score from (
        select rated.id, kind, source_id, title, heading, path, anchor, text_language, body, score, share, has_words,
          max(share) over () as best_share,
          row_number() over (partition by kind, source_id order by score desc, rated.id) as place_in_source
        from rated
      ) placed
      where share >= best_share * ${MIN_SHARE} and place_in_source <= ${MAX_OF_SOURCE}
        and (place_in_source = 1 or has_words)
      order by score desc, id limit ${MAX_FOUND_PASSAGES}
    )`;
}
