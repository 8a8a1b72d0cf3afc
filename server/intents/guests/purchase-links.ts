import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

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
