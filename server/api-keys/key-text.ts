import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lets secret scanners find leaked keys in repositories and logs. */
export const KEY_PREFIX = 'arunika_key_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^32 is over 190 bits, so a plain digest is enough. */
const RANDOM_LETTERS = 32;
const CHECK_LETTERS = 6;
const SHAPE = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LETTERS}})([0-9A-Za-z]{${CHECK_LETTERS}})$`);

export function newKey(): string {
  const random = Array.from({ length: RANDOM_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Rejects a mistyped key without asking the database. */
export function isWellFormedKey(text: string): boolean {
  const [, random = '', check] = SHAPE.exec(text) ?? [];
  return check !== undefined && checksum(random) === check;
}

export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

function checksum(text: string): string {
  let rest = crc32(text);
  let written = '';
  for (let place = 0; place < CHECK_LETTERS; place++) {
    written = `${ALPHABET[rest % ALPHABET.length]}${written}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return written;
}
