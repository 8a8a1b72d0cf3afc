/**
 * What formatted text may point to. The editor offers exactly what the server lets through, so nothing that somebody
 * wrote disappears when it is saved (DECISIONS 23).
 */
export const richTextHeadings = [2, 3, 4] as const;

const SAFE_LINK = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]*)$/i;
const OWN_PATH = /^\/(?![/\\])[^\s\\]+$/;

/** Another site, an address, a place of ours; `//host` reads like a path and is none. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href);
}

/** A picture of our own media: pages load none from elsewhere, and nobody learns who reads them. */
export function isOwnPicture(src: string): boolean {
  return OWN_PATH.test(src);
}
