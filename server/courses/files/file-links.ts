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
