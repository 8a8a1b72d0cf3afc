/** The editor offers exactly what the server accepts, so saving loses nothing (DECISIONS 23). */
export const richTextHeadings = [2, 3, 4] as const;

const SAFE_LINK = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]*)$/i;
const OWN_PATH = /^\/(?![/\\])[^\s\\]+$/;

/** http(s), mailto or a path of ours; `//host` looks like a path and leads elsewhere. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href);
}

/** Only our own media, because external images would reveal readers. */
export function isOwnPicture(src: string): boolean {
  return OWN_PATH.test(src);
}
