import { randomInt } from 'node:crypto';
import type {
  CheckoutLink,
  createCheckoutLink as creating,
  listLinkTargets as listing,
  NewCheckoutLink,
} from '#contract/checkout-links/admin.ts';
import type { openCheckoutLink as opening } from '#contract/checkout-links/checkout-links.ts';
import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit, recordAudits } from '../audit/index.ts';
import { readSubscriptionOffers } from '../catalog/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { isPerson } from '../platform/text/is-person.ts';
import {
  type CheckoutLinkInsert,
  codeExists,
  countLinkVisit,
  insertLink,
  isAttributed,
  markLinksEnded,
  readCheckoutLink,
  selectLinkTarget,
  selectTargets,
} from './checkout-links.queries.ts';

type Targets = OutputOf<typeof listing>['targets'];
type Refusal = RefusalOf<typeof creating>;

export async function listLinkTargets(reader: Reader): Promise<Targets> {
  const products = await selectTargets(reader);
  const services = products.filter(({ is_subscription }) => is_subscription).map(({ id }) => id);
  const offers = new Map((await readSubscriptionOffers(reader, services)).map((offer) => [offer.id, offer]));
  return products.flatMap(({ id, title, is_subscription }): Targets => {
    if (!is_subscription) return [{ product_id: id, plan: null, label: title }];
    const plans = offers.get(id)?.plans ?? [];
    return plans.map(({ plan, name }) => ({ product_id: id, plan, label: `${title} · ${name}` }));
  });
}

export function createCheckoutLink(
  db: Database,
  asked: NewCheckoutLink,
  actor: Actor,
): Promise<Result<CheckoutLink, Refusal>> {
  return withTx(db, async (tx): Promise<Result<CheckoutLink, Refusal>> => {
    const refusal = await refusalOf(tx, asked);
    if (refusal !== null) return refuse(refusal);
    const id = await insertWithFreeToken(tx, { ...asked, created_by: actor.id });
    const link = await readCheckoutLink(tx, id);
    if (link === null) throw new Error('a checkout link that was just written is missing');
    const { token, label, product_title, path, plan, code } = link;
    await recordAudit(tx, actor, {
      action: 'checkout_link.created',
      subject: { type: 'checkout_link', id },
      after: { token, label, product: product_title, path, plan, code },
    });
    return succeed(link);
  });
}

async function refusalOf(tx: Tx, { product_id, plan, code }: NewCheckoutLink): Promise<Refusal | null> {
  if (product_id === null) return null;
  const targets = (await listLinkTargets(tx)).filter((target) => target.product_id === product_id);
  if (targets.length === 0) return { code: 'PRODUCT_NOT_FOUND' };
  if (!targets.some((target) => target.plan === plan)) return { code: 'PLAN_NOT_FOUND' };
  return code === null || (await codeExists(tx, code)) ? null : { code: 'DISCOUNT_UNKNOWN' };
}

/** There are two thousand million tokens, so a second try is rare. */
async function insertWithFreeToken(tx: Tx, link: Omit<CheckoutLinkInsert, 'token'>): Promise<string> {
  const id = await insertLink(tx, {
    ...link,
    token: randomInt(36 ** 6)
      .toString(36)
      .padStart(6, '0'),
  });
  return id ?? insertWithFreeToken(tx, link);
}

export function endCheckoutLinks(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<Result<{ readonly ended: number }, never>> {
  return withTx(db, async (tx) => {
    const ended = await markLinksEnded(tx, ids);
    const events = ended.map((id) => ({
      action: 'checkout_link.ended' as const,
      subject: { type: 'checkout_link' as const, id },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ ended: ended.length });
  });
}

interface Opening {
  readonly token: string;
  readonly user_agent: string | null;
  readonly is_visit: boolean;
}

/** Counts one visit to a live link, unless a program looks. */
export async function openCheckoutLink(
  db: Database,
  { token, user_agent, is_visit }: Opening,
): Promise<Result<OutputOf<typeof opening>, RefusalOf<typeof opening>>> {
  const link = await selectLinkTarget(db.orm, token);
  if (link === null) return refuse({ code: 'CHECKOUT_LINK_NOT_FOUND' });
  if (is_visit && isPerson(user_agent) && link.is_live) await countLinkVisit(db.orm, token);
  return succeed({ link });
}

interface Sale {
  /** The token as the buyer's browser sent it. */
  readonly link?: string | undefined;
  readonly product_ids: readonly string[];
  /** The waiting purchase being completed: a link that ended meanwhile still counts. */
  readonly intent_id?: string | undefined;
}

/** Ignores a link that is unknown, ended, or for another product. */
export async function attributedLink(
  reader: Reader,
  { link, ...sale }: Sale,
): Promise<{ readonly checkout_link?: string }> {
  if (link === undefined) return {};
  return (await isAttributed(reader, link, sale)) ? { checkout_link: link } : {};
}
