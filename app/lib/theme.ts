/** The key and the values are fixed by the specification (PUB-059). */
export const THEME_KEY = 'portal-theme';
export type Theme = 'dark' | 'bright';

/** Says that somebody was signed in on this device when last seen; it holds no identity. */
export const VIEWER_HINT_KEY = 'viewer-known';

/**
 * Runs in <head> before the first paint, so that neither the theme nor the signed-in corner flashes. Storage can
 * be forbidden by the browser, hence the try. Kept tiny: it is part of every page.
 */
export const beforePaintScript = `(function(){var d=document.documentElement,t,v;try{t=localStorage.getItem('${THEME_KEY}');v=localStorage.getItem('${VIEWER_HINT_KEY}')}catch(e){}d.dataset.theme=t==='dark'||t==='bright'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'bright';if(v)d.dataset.viewer='known'})()`;

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a small choice, or forgets it when the value is null. A browser that forbids storage just forgets. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
