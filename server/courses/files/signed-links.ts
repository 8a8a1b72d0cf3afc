import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface FileLink {
  readonly file_id: string;
  readonly user_id: string;
  readonly product_id: string;
  /** Link id: a file fetched in ranges counts as one download. */
  readonly link_id: string;
  readonly purpose: 'view' | 'download';
  readonly expires: number;
}

export interface FileLinks {
  hrefOf(link: FileLink): string;
  isGenuine(link: FileLink, signature: string): boolean;
}

/** Uses a key derived from the installation's secret, which a leaked link does not reveal. */
export function createFileLinks(secret: string): FileLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'arunika file links', 32));
  const sign = ({ file_id, user_id, product_id, link_id, purpose, expires }: FileLink) =>
    createHmac('sha256', key)
      .update([file_id, user_id, product_id, link_id, purpose, expires].join('\n'))
      .digest();
  return {
    hrefOf(link) {
      const { file_id, user_id: _, expires, ...named } = link;
      const query = new URLSearchParams({
        ...named,
        expires: String(expires),
        signature: sign(link).toString('base64url'),
      });
      return `/api/files/${file_id}?${query}`;
    },
    isGenuine(link, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(link);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** A refund ends playback when the player's link runs out. */
export const FILM_LINK_SECONDS = 5 * 60;

interface FilmLink {
  readonly user_id: string;
  readonly folder: string;
  readonly expires: number;
}

export interface FilmLinks {
  tokenOf(link: FilmLink): string;
  /** Null: not one of ours. */
  read(token: string): FilmLink | null;
}

const MAC_BYTES = 16;
const [USER, FOLDER, EXPIRES] = [16, 8, 4];
const CLAIM_BYTES = USER + FOLDER + EXPIRES;

/** A token holds user, folder and expiry, so that serving a film's hundreds of segments needs no query. */
export function createFilmLinks(secret: string): FilmLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'arunika film links', 32));
  const sign = (claims: Buffer) => createHmac('sha256', key).update(claims).digest().subarray(0, MAC_BYTES);
  return {
    tokenOf({ user_id, folder, expires }) {
      const claims = Buffer.alloc(CLAIM_BYTES);
      claims.write(user_id.replaceAll('-', ''), 0, 'hex');
      claims.write(folder, USER, 'hex');
      claims.writeUInt32BE(expires, USER + FOLDER);
      return Buffer.concat([claims, sign(claims)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== CLAIM_BYTES + MAC_BYTES) return null;
      const claims = bytes.subarray(0, CLAIM_BYTES);
      if (!timingSafeEqual(sign(claims), bytes.subarray(CLAIM_BYTES))) return null;
      const user = claims.toString('hex', 0, USER);
      return {
        user_id: user.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        folder: claims.toString('hex', USER, USER + FOLDER),
        expires: claims.readUInt32BE(USER + FOLDER),
      };
    },
  };
}
