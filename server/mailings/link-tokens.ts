import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([0-9a-z]{1,11})\.([0-9a-z]{1,4})\.([\w-]{16})$/;

/** Long enough that nobody guesses the link of somebody else's mail. */
const sign = (payload: string, secret: string) =>
  createHmac('sha256', `mail link ${secret}`).update(payload).digest('base64url').slice(0, 16);

export interface MailLink {
  readonly send_id: number;
  /** 0: the product; from 1: the links of the text in their order. */
  readonly link: number;
}

export function linkToken({ send_id, link }: MailLink, secret: string): string {
  const payload = `${send_id.toString(36)}.${link.toString(36)}`;
  return `${payload}.${sign(payload, secret)}`;
}

/** Null: not one of ours. Accepts tokens of earlier secrets. */
export function readLinkToken(token: string, secrets: readonly string[]): MailLink | null {
  const [, send = '', link = '', signature = ''] = SHAPE.exec(token) ?? [];
  const isOurs = secrets.some((secret) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${send}.${link}`, secret))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? { send_id: Number.parseInt(send, 36), link: Number.parseInt(link, 36) } : null;
}
