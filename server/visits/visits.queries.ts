import type { TrafficSource, VisitClass, VisitStep } from '#shared/visits/traffic-sources.ts';
import type { Database } from '../platform/database/db.ts';

export interface Visit {
  readonly visitor: string;
  readonly at: Date;
  readonly class: VisitClass;
  readonly step: VisitStep;
  /** Names the product whose page or checkout it is; null: none. */
  readonly slug: string | null;
  readonly source: TrafficSource;
}

type Pool = Pick<Database, 'pool'>;

/** Counted, so that the state of pages stays as it is (`read-snapshot.ts`): one statement is one transaction. */
const COUNTED = 'counted as (update visit_flushes set flushes = flushes + 1)';

export async function insertVisits(
  { pool }: Pool,
  visits: readonly (Visit & { readonly source_id: number })[],
): Promise<void> {
  await pool.query({
    name: 'insert visits',
    text: `with ${COUNTED}
      insert into visits (visitor, at, class, step, source_id, product_id)
      select g.visitor, g.at, g.class, g.step, g.source_id, p.id
      from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::integer[], $6::text[])
        as g(visitor, at, class, step, source_id, slug)
      left join products p on p.slug = g.slug`,
    values: [
      visits.map(({ visitor }) => visitor),
      visits.map(({ at }) => at.toISOString()),
      visits.map((visit) => visit.class),
      visits.map(({ step }) => step),
      visits.map(({ source_id }) => source_id),
      visits.map(({ slug }) => slug),
    ],
  });
}

/** More than people make in a day: whoever sends others fills one row. */
const MAX_NEW_SOURCES_A_DAY = 500;

const GIVEN = 'unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g(channel, name, campaign, link)';

export interface SourceRow extends TrafficSource {
  readonly id: number;
}

/** In the order given; beyond the day's limit that of `other`. */
export async function findSourceIds(
  { pool }: Pool,
  sources: readonly TrafficSource[],
): Promise<readonly number[]> {
  const values = [
    sources.map(({ channel }) => channel),
    sources.map(({ name }) => name),
    sources.map(({ campaign }) => campaign),
    sources.map(({ link }) => link),
  ];
  await pool.query({
    text: `with ${COUNTED}
      insert into traffic_sources (channel, name, campaign, link)
      select channel, name, campaign, link from ${GIVEN}
      where not exists (select from traffic_sources s where (s.channel, s.name, s.campaign, s.link) = (g.channel, g.name, g.campaign, g.link))
      limit greatest(0, ${MAX_NEW_SOURCES_A_DAY} -
        (select count(*) from traffic_sources where created_at > now() - interval '1 day'))
      on conflict do nothing`,
    values,
  });
  const { rows } = await pool.query<{ id: number }>({
    text: `select coalesce(s.id, (select id from traffic_sources where channel = 'other')) as id
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as g(channel, name, campaign, link, n)
      left join traffic_sources s using (channel, name, campaign, link) order by g.n`,
    values,
  });
  return rows.map(({ id }) => id);
}

/** The first process of a day draws its salt; earlier ones are thrown away. */
export async function readSalt({ pool }: Pool, day: string, drawn: Buffer): Promise<Buffer> {
  const { rows } = await pool.query<{ salt: Buffer }>(
    'insert into visit_salts (day, salt) values ($1, $2) on conflict (day) do update set day = excluded.day returning salt',
    [day, drawn],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a salt that was just written is missing');
  return row.salt;
}

const VISITS_KEPT_DAYS = 30;

/** Adds up the days that are over, then lets go of what nobody needs any more. */
export async function closeVisitDays({ pool }: Pool, now: Date): Promise<void> {
  await pool.query('select close_visit_days($1)', [now]);
  await pool.query('delete from visits where at < $1::timestamptz - make_interval(days => $2)', [
    now,
    VISITS_KEPT_DAYS,
  ]);
  await pool.query(
    "delete from visit_salts where day < ($1::timestamptz at time zone interval '7 hours')::date",
    [now],
  );
}
