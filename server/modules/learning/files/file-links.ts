import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link to a file is good for: nothing else, for nobody else, and not for long. */
export interface FileLink {
  readonly file_id: string;
  readonly user_id: string;
  readonly product_id: string;
  /** Names the link itself, so that a file fetched in pieces counts as one download. */
  readonly link_id: string;
  readonly purpose: 'view' | 'download';
  /** Seconds since 1970. */
  readonly expires: number;
}

export interface FileLinks {
  /** Path and query under which the file can be fetched by its user. */
  hrefOf(link: FileLink): string;
  isGenuine(link: FileLink, signature: string): boolean;
}

/** Signs links with a key of their own, derived from the secret of the installation: a leaked link tells nothing of it. */
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
