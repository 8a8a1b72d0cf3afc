import { useEffect } from 'react';
import { useLocation } from 'react-router';

let isFirst = true;

/**
 * Tells our server that a page was opened, by the address that it asked for anyway. Keeps nothing in the browser, and says
 * nothing where the browser asks not to be followed (Do Not Track, Global Privacy Control).
 */
export function sendVisit(address: string): void {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (isPrivate || navigator.doNotTrack === '1') return;
  // The document keeps its referrer while the router shows other pages.
  const referrer = isFirst ? document.referrer : '';
  isFirst = false;
  navigator.sendBeacon('/visits', `${address}\n${referrer}\n${navigator.webdriver}`);
}

/** A change of the search alone is no visit: lists filter and sort by it. */
export function useVisitReports(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the page whose address changed
  useEffect(() => sendVisit(location.pathname + location.search), [pathname]);
}
