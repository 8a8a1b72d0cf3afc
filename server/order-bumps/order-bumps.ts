import type { RefusalOf } from '#contract/endpoint.ts';
import type { createOrderBump as creating, NewOrderBump, OrderBump } from '#contract/order-bumps/admin.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit, recordAudits } from '../audit/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { isPerson } from '../platform/text/is-person.ts';
import {
  type Bump,
  countShown,
  insertOrderBump,
  listBumpProducts,
  lockOrderBumps,
  markBumpsEnded,
  readOrderBump,
  selectPlaces,
  selectTakenBumps,
  type TakenBumps,
} from './order-bumps.queries.ts';

type Refusal = RefusalOf<typeof creating>;

/** Two offers at most beside one product, and two beside every product. */
const SLOTS = [1, 2] as const;

export const createOrderBump = (db: Database, asked: NewOrderBump, actor: Actor) =>
  withTx(db, (tx) => createOrderBumpWithin(tx, asked, actor));

/** Like `createOrderBump`, inside the caller's transaction. */
export async function createOrderBumpWithin(
  tx: Tx,
  asked: NewOrderBump,
  actor: Actor,
): Promise<Result<OrderBump, Refusal>> {
  await lockOrderBumps(tx);
  const places = await selectPlaces(tx, asked.beside_id);
  const slot = SLOTS.find((free) => places.every((taken) => taken.slot !== free));
  const isOffered = places.some(({ product_id }) => product_id === asked.product_id);
  if (isOffered || slot === undefined) return refuse({ code: isOffered ? 'BUMP_EXISTS' : 'BUMPS_FULL' });
  if (!(await areValidProducts(tx, asked))) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const id = await insertOrderBump(tx, { ...asked, slot, created_by: actor.id });
  const bump = await readOrderBump(tx, id);
  if (bump === null) throw new Error('an order bump that was just written is missing');
  const { product_title, beside_title, price } = bump;
  await recordAudit(tx, actor, {
    action: 'order_bump.created',
    subject: { type: 'order_bump', id },
    after: { product: product_title, beside: beside_title, price },
  });
  return succeed(bump);
}

async function areValidProducts(tx: Tx, { product_id, beside_id }: NewOrderBump): Promise<boolean> {
  const products = new Map((await listBumpProducts(tx)).map((product) => [product.id, product]));
  return products.get(product_id)?.can_be_offered === true && (beside_id === null || products.has(beside_id));
}

export function endOrderBumps(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<Result<{ readonly ended: number }, never>> {
  return withTx(db, async (tx) => {
    const ended = await markBumpsEnded(tx, ids);
    const events = ended.map((id) => ({
      action: 'order_bump.ended' as const,
      subject: { type: 'order_bump' as const, id },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ ended: ended.length });
  });
}

export async function takeBumps(
  reader: Reader,
  taken: TakenBumps,
): Promise<Result<readonly Bump[], { readonly code: 'BUMP_ENDED' }>> {
  const wanted = new Set(taken.bumps);
  if (wanted.size === 0) return succeed([]);
  const found = await selectTakenBumps(reader, taken);
  const products = new Set(found.map(({ product_id }) => product_id));
  const isWhole = found.length === wanted.size && products.size === found.length;
  return isWhole ? succeed(found) : refuse({ code: 'BUMP_ENDED' });
}

interface BumpImpression {
  readonly ids: readonly string[];
  readonly user_agent: string | null;
}

/** Skips ended offers and visits by programs. */
export async function countShownBumps(
  db: Database,
  { ids, user_agent }: BumpImpression,
): Promise<Result<{ readonly counted: boolean }, never>> {
  const counted = isPerson(user_agent);
  if (counted) await countShown(db.orm, ids);
  return succeed({ counted });
}
