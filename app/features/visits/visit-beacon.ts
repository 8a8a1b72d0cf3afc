declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The document keeps its referrer while the router shows other pages. */
let isFirst = true;

/**
 * Tells our server that a page was opened, by the address that it asked for anyway. Keeps nothing in the browser. The
 * server also drops what a browser sends with Do Not Track.
 */
export function sendVisit(address: string = location.href): void {
  const { globalPrivacyControl, webdriver } = navigator;
  if (globalPrivacyControl) return;
  navigator.sendBeacon('/visits', `${address}\n${isFirst ? document.referrer : ''}\n${webdriver}`);
  isFirst = false;
}
