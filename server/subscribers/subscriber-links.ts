import { createHmac, timingSafeEqual } from 'node:crypto';

type LinkKind = 'confirm subscriber' | 'mail choices';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sign = (kind: LinkKind, id: string, secret: string) =>
  createHmac('sha256', `${kind} ${secret}`).update(id).digest('base64url');

const tokenOf = (kind: LinkKind, id: string, secret: string) => `${id}.${sign(kind, id, secret)}`;

/** Signed, so that its holder holds the mailbox. */
export const confirmToken = (confirmationId: string, secret: string) =>
  tokenOf('confirm subscriber', confirmationId, secret);

/** Opens the choices of one person, and nothing else. */
export const choicesToken = (personId: string, secret: string) => tokenOf('mail choices', personId, secret);

/** Null: not one of ours. Accepts tokens of earlier secrets. */
export function readToken(kind: LinkKind, token: string, secrets: readonly string[]): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!ID.test(id)) return null;
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(kind, id, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? id : null;
}
