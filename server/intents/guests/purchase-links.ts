import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The claims of a mailed link: it opens this purchase for the holder of this mailbox. */
export interface ClaimLink {
  readonly intent_id: string;
  readonly email: string;
  /** Unix time in seconds. */
  readonly expires: number;
}

/** What a mailed link says, before its signature is checked against the address of the purchase. */
export interface ClaimToken {
  readonly intent_id: string;
  readonly expires: number;
  readonly signature: string;
}

export interface PurchaseLinks {
  /** For the cookie of the browser that opened a purchase. */
  accessOf(intentId: string): string;
  /** The purchases that a browser opened, by its cookie; forged ones are left out. */
  readAccess(cookie: string): readonly string[];
  tokenOf(link: ClaimLink): string;
  /** Of a reminder: goes on with the payment of a purchase, as long as its address stays. */
  resumeTokenOf(intentId: string, email: string): string;
  /** The purchase that such a token names, before it is compared; null: none. */
  resumedBy(token: string): string | null;
  /** null: not one of ours. */
  readToken(token: string): ClaimToken | null;
  isGenuine(token: ClaimToken, email: string): boolean;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ACCESS = new RegExp(`^(${ID})\\.([\\w-]+)$`);
const TOKEN = new RegExp(`^(${ID})\\.(\\d{1,12})\\.([\\w-]+)$`);
const MAX_PURCHASES = 5;

/** Signs with a key derived from the installation's secret: nothing is stored, and a leaked link reveals no key. */
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
