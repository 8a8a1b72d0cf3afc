import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { findActiveAccount, readAccount } from '#server/account/index.ts';
import { getOwnOrder } from '#server/orders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import { type Rupiah, subtractSen, toRupiah } from '#shared/money/money.ts';
import { CLAIM_LINK_DAYS } from '#shared/shop/guest-checkout.ts';
import { type GuestIntentRow, selectGuestIntent } from '../intents.queries.ts';
import { isTrial } from '../read-intents.ts';
import { selectGuestHolder, selectUnclaimedIntent } from './guests.queries.ts';

/** Opens this purchase for the holder of this mailbox. */
export interface ClaimLink {
  readonly intent_id: string;
  readonly email: string;
  readonly expires: number;
}

/** Not verified yet: the signature depends on the purchase's current address. */
export interface ClaimToken {
  readonly intent_id: string;
  readonly expires: number;
  readonly signature: string;
}

export interface PurchaseLinks {
  accessOf(intentId: string): string;
  readAccess(cookie: string): readonly string[];
  tokenOf(link: ClaimLink): string;
  /** A reminder's token, valid as long as the address stays. */
  resumeTokenOf(intentId: string, email: string): string;
  /** Not verified yet; null if no purchase is named. */
  resumedBy(token: string): string | null;
  /** Null: not one of ours. */
  readToken(token: string): ClaimToken | null;
  isGenuine(token: ClaimToken, email: string): boolean;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ACCESS = new RegExp(`^(${ID})\\.([\\w-]+)$`);
const TOKEN = new RegExp(`^(${ID})\\.(\\d{1,12})\\.([\\w-]+)$`);
const MAX_PURCHASES = 5;

/** Uses a key derived from the installation's secret: nothing is stored, and a leaked link reveals no key. */
export function createPurchaseLinks(secret: string): PurchaseLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'arunika purchase links', 32));
  const sign = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  const access = (id: string) => sign('access', id);
  const claim = ({ intent_id, email, expires }: ClaimLink) => sign('claim', intent_id, email, expires);
  return {
    accessOf: (id) => `${id}.${access(id)}`,
    readAccess(cookie) {
      const given = cookie.split('~', MAX_PURCHASES).map((part) => ACCESS.exec(part));
      return given.flatMap((match) => {
        const [, id = '', signature = ''] = match ?? [];
        return id !== '' && isSame(signature, access(id)) ? [id] : [];
      });
    },
    resumeTokenOf: (id, email) => `${id}.${sign('resume', id, email)}`,
    resumedBy: (token) => ACCESS.exec(token)?.[1] ?? null,
    tokenOf: (link) => `${link.intent_id}.${link.expires}.${claim(link)}`,
    readToken(token) {
      const [, intent_id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
      return intent_id === '' ? null : { intent_id, expires: Number(expires), signature };
    },
    isGenuine: ({ signature, ...token }, email) => isSame(signature, claim({ ...token, email })),
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Installation {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
}

export type PortalLink = (email: string, path: string) => Promise<string>;

/** A guest who never came has no sign-in, so the mail's link proves the mailbox and leads on to the page. */
export function createGuestLinks({ db, clock, app_url }: Installation, secret: string) {
  const links = createPurchaseLinks(secret);
  const portalLink: PortalLink = async (email, path) => {
    const intent_id = await selectUnclaimedIntent(db.orm, email);
    if (intent_id === null) return app_url + path;
    const expires = Math.floor(clock.now().getTime() / 1000) + CLAIM_LINK_DAYS * 86_400;
    const query = new URLSearchParams({ token: links.tokenOf({ intent_id, email, expires }), next: path });
    return `${app_url}/purchase/open?${query}`;
  };
  return { links, portalLink };
}

interface GuestQuery {
  readonly cookie: string;
  readonly product: { readonly slug: string } | { readonly id: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null if this browser has paid for none, or the account no longer holds it. */
export async function readGuest(
  { reader, links }: { readonly reader: Reader; readonly links: PurchaseLinks },
  { cookie, product }: GuestQuery,
) {
  const opened = links.readAccess(cookie);
  if (opened.length === 0 || ('id' in product && !UUID.test(product.id))) return null;
  const holder = await selectGuestHolder(reader, opened, product);
  const account = holder === null ? null : await findActiveAccount(reader, holder.user_id);
  return holder === null || account === null ? null : { account, order_id: holder.order_id };
}

interface PurchaseLink {
  readonly to: string;
  readonly full_name: string;
  readonly language: Language;
  readonly title: string;
  readonly token: string;
  /** True for a free purchase and one that begins with the link. */
  readonly waits: boolean;
  /** Parts of a bundle the address held before, and the credit they left of the payment. */
  readonly owned: { readonly titles: readonly string[]; readonly amount: Rupiah } | null;
  /** Null while it waits. */
  readonly order_id: string | null;
  /** The tick for messages by WhatsApp, which counts with this link; null: not ticked. */
  readonly whatsapp: { readonly words: string; readonly phone: string } | null;
  readonly is_trial: boolean;
  readonly is_grant: boolean;
}

/** Null if the purchase was opened or is not paid. */
export async function readPurchaseLink(
  reader: Reader,
  id: string,
  { links, clock }: { readonly links: PurchaseLinks; readonly clock: Clock },
): Promise<PurchaseLink | null> {
  const intent = await selectGuestIntent(reader, id);
  if (intent === null || intent.claimed_at !== null) return null;
  const { status, user_id, total_bigint, guest_email, guest_name, guest_language, title } = intent;
  const { guest_phone: phone, guest_whatsapp_words: words } = intent;
  const isReady =
    status === 'completed' || (status === 'waiting' && (user_id !== null || total_bigint === 0));
  if (!isReady || guest_email === null) return null;
  const expires = Math.floor(clock.now().getTime() / 1000) + CLAIM_LINK_DAYS * 86_400;
  return {
    to: guest_email,
    full_name: guest_name ?? '',
    language: guest_language ?? 'id',
    title,
    token: links.tokenOf({ intent_id: id, email: guest_email, expires }),
    waits: status === 'waiting',
    whatsapp: phone === null || words === null ? null : { words, phone },
    is_trial: isTrial(intent.request),
    is_grant: intent.kind === 'grant',
    ...(await readPaidOrder(reader, intent)),
  };
}

/** A corrected address sees neither what the account held before nor amounts that would reveal it. */
async function readPaidOrder(
  reader: Reader,
  { user_id, order_id, total_bigint, guest_email }: GuestIntentRow,
): Promise<Pick<PurchaseLink, 'order_id' | 'owned'>> {
  if (user_id === null || order_id === null) return { order_id, owned: null };
  const order = await getOwnOrder(reader, user_id, order_id);
  const items = order.ok ? order.value.items : [];
  const held = items.flatMap(({ parts }) => parts.filter(({ is_owned }) => is_owned));
  if (!order.ok || held.length === 0) return { order_id, owned: null };
  const { email } = await readAccount(reader, user_id);
  if (email !== guest_email) return { order_id: null, owned: null };
  const credit = subtractSen(total_bigint, order.value.amount_bigint);
  const titles = held.map((part) => part.title);
  return { order_id, owned: credit > 0 ? { titles, amount: toRupiah(credit) } : null };
}
