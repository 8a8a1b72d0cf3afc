import { randomUUID } from 'node:crypto';
import type { ClassChange } from '#contract/classes/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { readClass, saveClass } from '#server/classes/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { giveCredit, makePerson, type Person } from './people.ts';
import { lineOf, makeProduct, type Product } from './products.ts';

export const CLASS_PLACE = 'https://meet.example/kelas';
const HOUR_MS = 3_600_000;

export const hourFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** A session of two hours. */
export function classSession(starts_at: Date, id: string | null = null) {
  const ends_at = new Date(starts_at.getTime() + 2 * HOUR_MS).toISOString();
  return { id, starts_at: starts_at.toISOString(), ends_at, place: CLASS_PLACE, recording_lesson_id: null };
}
type Session = ClassChange['sessions'][number];

export const makeClass = (db: Database) => makeProduct(db, { type: 'mini_class', max_students: 20 });

/** A class that meets online, in Bandung; sold until its first session or a later moment. */
export const saveIn =
  (db: Database) =>
  ({ id }: Pick<Product, 'id'>, sessions: readonly Session[], sales_end_at: Date | null = null) => {
    const change = {
      ...{ sessions: [...sessions], sales_end_at: sales_end_at?.toISOString() ?? null },
      ...{ place_kind: 'meeting' as const, public_place: 'Bandung' },
    };
    return saveClass(db, { id, change, now: new Date() }, systemActor);
  };

/** The lessons of a class, each with something in it. */
export async function giveLessons(db: Database, { id }: Pick<Product, 'id'>, lessons: readonly string[]) {
  const modules = [
    { title: 'Rekaman', lessons: lessons.map((lesson) => ({ id: lesson, body: '<p>Isi.</p>' })) },
  ];
  await db.pool.query('update products set modules = $2 where id = $1', [id, JSON.stringify(modules)]);
}

/** Says which lesson the first session became; null: none. */
export async function record(db: Database, product: Product, lesson: string | null) {
  const [first, ...others] = await sessionsOf(db, product);
  if (first === undefined) throw new Error('a class without sessions');
  return saveIn(db)(product, [{ ...first, recording_lesson_id: lesson }, ...others], hourFromNow(1_000));
}

/** The sessions as they are, in their order, to be written again. */
export async function sessionsOf(db: Database, { id }: Pick<Product, 'id'>) {
  const found = await readClass(db.orm, id);
  return found.ok ? found.value.sessions : [];
}

/** A class with these sessions and its holder. */
export async function makeHeldClass(db: Database, starts: readonly Date[]) {
  const product = await makeClass(db);
  await saveIn(db)(
    product,
    starts.map((at) => classSession(at)),
    hourFromNow(1_000),
  );
  const holder = await makePerson(db);
  await buyClass(db, product, holder);
  return { product, holder };
}

/** The slug of a class that somebody holds. */
export async function heldClassOf(db: Database, user_id: string): Promise<string> {
  const { product } = await makeHeldClass(db, [hourFromNow(2_000 + 3 * (held++ % 50))]);
  await db.pool.query('update user_products set user_id = $1 where product_id = $2', [user_id, product.id]);
  const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
    product.id,
  ]);
  return rows[0]?.slug ?? '';
}
/** Each class takes other hours, as they share one consultant, beyond those that bookings are offered in. */
let held = 0;

/** From a balance, which is given for it. */
export async function buyClass(db: Database, product: Product, buyer?: Person) {
  const by = buyer ?? (await makePerson(db));
  await giveCredit(db, by.id, product.price);
  const bought = await checkOut(db, { buyer: by, lines: [lineOf(product)], idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return { buyer: by, order_id: bought.value.order.id };
}
