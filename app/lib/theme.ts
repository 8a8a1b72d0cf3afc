import { DISCOUNT_COOKIE } from '#shared/shop/discount-cookie.ts';

/** The key and the values are fixed by the specification (PUB-059). */
export const THEME_KEY = 'portal-theme';
export type Theme = 'dark' | 'bright';

/** Holds no identity. */
export const VIEWER_HINT_KEY = 'viewer-known';

/** As `getTimezoneOffset` says it. */
const WIB_OFFSET_MINUTES = -420;

/**
 * Runs in <head> before the first paint, so that theme and account menu do not flash, and so that prices with a
 * discount code and times outside WIB have their space. The browser may forbid storage, hence the try. Small, because
 * it is part of every page.
 */
export const beforePaintScript = `(function(){var d=document.documentElement,t,v;try{t=localStorage.getItem('${THEME_KEY}');v=localStorage.getItem('${VIEWER_HINT_KEY}')}catch(e){}d.dataset.theme=t==='dark'||t==='bright'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'bright';if(v)d.dataset.viewer='known';if(/(^|; )${DISCOUNT_COOKIE}=./.test(document.cookie))d.dataset.code='';if(new Date().getTimezoneOffset()!==${WIB_OFFSET_MINUTES})d.dataset.elsewhere=''})()`;

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the value. Does nothing if the browser forbids storage. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
