import { createHmac, timingSafeEqual } from 'node:crypto';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signed, so that its holder holds the mailbox. */
export const confirmToken = (waitId: string, secret: string): string => `${waitId}.${sign(waitId, secret)}`;

/** Null: not one of ours. */
export function readConfirmToken(token: string, secret: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(id, secret))];
  return ID.test(id) && given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const sign = (id: string, secret: string) =>
  createHmac('sha256', `confirm wait ${secret}`).update(id).digest('base64url');
