import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Class, ClassChange } from '#contract/classes/admin.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { classTypes } from '#shared/shop/purchase-kind.ts';
import { readCourse } from '../catalog/index.ts';
import { type Holder as HolderOfProduct, holderRows } from '../orders/index.ts';
import { isoText, pickColumns } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { classSessions, products } from './classes.schema.ts';

export async function selectClass(
  reader: Reader,
  productId: string,
): Promise<(Class & { readonly type: ProductType }) | null> {
  const [product] = await reader
    .select({
      product_id: products.id,
      ...pickColumns(products, ['title', 'slug', 'type', 'sales_end_at']),
      place_kind: products.class_place_kind,
      public_place: products.class_public_place,
      capacity: products.max_students,
      modules: products.modules,
      taken: sql<number>`places_taken(${products.id})`,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (product === undefined) return null;
  const { modules, ...facts } = product;
  const lessons = readCourse(modules).flatMap((module) =>
    module.lessons
      .filter(({ is_available }) => is_available)
      .map(({ id, title }) => ({ id, title, module: module.title })),
  );
  const isLesson = (id: string | null) => lessons.some((lesson) => lesson.id === id);
  const sessions = (await selectSessions(reader, productId)).map(
    ({ recording_lesson_id: id, ...session }) => ({
      ...session,
      recording_lesson_id: isLesson(id) ? id : null,
    }),
  );
  return { ...facts, sessions, lessons };
}

/** Keeps type and lessons unchanged until commit. */
export async function lockProduct(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
}

function selectSessions(reader: Reader, productId: string) {
  return reader
    .select(pickColumns(classSessions, ['id', 'starts_at', 'ends_at', 'place', 'recording_lesson_id']))
    .from(classSessions)
    .where(eq(classSessions.product_id, productId))
    .orderBy(asc(classSessions.starts_at));
}

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Positions in the list that overlap a booking or another class. End expired holds first. */
export async function findTaken(tx: Tx, productId: string, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await tx.execute<{ place: number }>(sql`
    select (w.nth - 1)::integer as place
    from unnest(${sql.param(spans.map(({ starts_at }) => starts_at))}::timestamptz[],
                ${sql.param(spans.map(({ ends_at }) => ends_at))}::timestamptz[])
      with ordinality as w (starts_at, ends_at, nth)
    where exists (
      select from consultation_bookings b
      where b.starts_at < w.ends_at and b.occupied_until > w.starts_at
        and b.status in ('held', 'booked', 'completed', 'no_show')
    ) or exists (
      select from class_sessions s
      where s.starts_at < w.ends_at and s.ends_at > w.starts_at and s.product_id <> ${productId}
    )
    order by 1`);
  return rows.map(({ place }) => place);
}

type WrittenSession = ClassChange['sessions'][number];
type StoredSession = Class['sessions'][number];

/** A session sent again without its id, as by a retry or an old page, matches the one created from it. */
function matchSessionIds(
  sessions: readonly WrittenSession[],
  before: readonly StoredSession[],
): WrittenSession[] {
  const named = new Set(sessions.map(({ id }) => id));
  const unnamed = before.filter(({ id }) => !named.has(id));
  const idByStart = new Map(unnamed.map(({ id, starts_at }) => [Date.parse(starts_at), id]));
  return sessions.map(({ id, ...session }) => {
    return { ...session, id: id ?? idByStart.get(Date.parse(session.starts_at)) ?? null };
  });
}

export async function replaceSessions(
  tx: Tx,
  product_id: string,
  written: ClassChange['sessions'],
): Promise<void> {
  const before = await selectSessions(tx, product_id);
  const sessions = matchSessionIds(written, before);
  const kept = new Map(sessions.map(({ id, ...rest }) => [id, rest]));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(classSessions).where(inArray(classSessions.id, gone));
  for (const { id } of before) {
    const change = kept.get(id);
    if (change !== undefined) await updateSession(tx, id, change);
  }
  const known = new Set(before.map(({ id }) => id));
  const added = sessions.filter(({ id }) => id === null || !known.has(id));
  if (added.length > 0)
    await tx.insert(classSessions).values(added.map(({ id: _, ...session }) => ({ ...session, product_id })));
  // A session moved to the future again loses its mark that nobody came.
  await tx.execute(sql`
    delete from class_sessions_unattended u using class_sessions s
    where s.id = u.session_id and s.product_id = ${product_id} and s.starts_at > now()`);
}

/** Skips an unchanged session: a write would count holders as just informed, without a reminder. */
async function updateSession(tx: Tx, id: string, change: Omit<WrittenSession, 'id'>) {
  const { starts_at, ends_at, place, recording_lesson_id: recording } = classSessions;
  await tx
    .update(classSessions)
    .set(change)
    .where(
      and(
        eq(classSessions.id, id),
        sql`(${starts_at}, ${ends_at}, ${place}, ${recording}) is distinct from
          (${change.starts_at}::timestamptz, ${change.ends_at}::timestamptz, ${change.place}::text,
           ${change.recording_lesson_id}::text)`,
      ),
    );
}

export async function updateFacts(
  tx: Tx,
  id: string,
  { sales_end_at, place_kind, public_place }: Omit<ClassChange, 'sessions'>,
): Promise<void> {
  const { class_place_kind: kind, class_public_place: place, sales_end_at: end } = products;
  await tx
    .update(products)
    .set({ sales_end_at, class_place_kind: place_kind, class_public_place: public_place })
    .where(
      and(
        eq(products.id, id),
        sql`(${end}, ${kind}, ${place}) is distinct from
          (${sales_end_at}::timestamptz, ${place_kind}::text, ${public_place}::text)`,
      ),
    );
}

interface Holder {
  readonly user_id: string;
  readonly slug?: string;
  readonly now: Date;
}

export interface HeldSession extends OwnClassSession {
  readonly sequence: number;
  readonly changed_at: string;
}

const MAX_SESSIONS_OF_ONE = 200;

/** Empty for who holds nothing any more. The newest, where they are many. */
export async function selectHeldSessions(
  reader: Reader,
  { user_id, slug, now }: Holder,
): Promise<readonly HeldSession[]> {
  const only: SQL = slug === undefined ? sql`` : sql`and p.slug = ${slug}`;
  const { rows } = await reader.execute<HeldSession & Record<string, unknown>>(sql`
    with met as (
      select s.id, s.product_id, s.starts_at, s.ends_at, s.place, s.sequence, s.updated_at, s.recording_lesson_id,
        row_number() over (partition by s.product_id order by s.starts_at)::integer as number,
             count(*) over (partition by s.product_id)::integer as count
      from class_sessions s
      where s.product_id in (select product_id from user_products where user_id = ${user_id} and status = 'active')
    )
    select m.id, jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) as product, m.number, m.count,
           ${isoText('m.starts_at')} as starts_at, ${isoText('m.ends_at')} as ends_at,
           exists (select from class_attendance a where a.session_id = m.id and a.user_id = ${user_id}) as attended,
           p.class_place_kind as place_kind,
           case when m.ends_at > ${now.toISOString()} then nullif(m.place, '') end as place,
           case when m.ends_at <= ${now.toISOString()} and m.recording_lesson_id = any(course_lesson_ids(p.modules))
             then m.recording_lesson_id end as recording_lesson_id,
           m.sequence, ${isoText('m.updated_at')} as changed_at
    from met m join products p on p.id = m.product_id
    where true ${only}
    order by m.starts_at desc limit ${MAX_SESSIONS_OF_ONE}`);
  return rows.toReversed();
}

export async function readBegunClasses(
  reader: Reader,
  holders: readonly HolderOfProduct[],
): Promise<readonly boolean[]> {
  const { rows } = await reader.execute<{ has_begun: boolean }>(sql`
    select exists (
      select from class_sessions s join user_products h using (product_id) join products p on p.id = product_id
      where h.user_id = holder.user_id and h.product_id = holder.product_id and h.status = 'active'
        and p.type = any(${sql.param([...classTypes])})
        and s.starts_at <= now() and s.ends_at > h.purchased_at
    ) as has_begun
    from ${holderRows(holders)} order by holder.place`);
  return rows.map(({ has_begun }) => has_begun);
}
