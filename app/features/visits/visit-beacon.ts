const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id', 'link', 'ref'];

let isFirst = true;

/**
 * Tells our server that a page was opened, without anything that is kept in the browser. Says nothing where the browser
 * asks not to be followed (Do Not Track, Global Privacy Control).
 */
export function sendVisit(path: string = location.pathname): void {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (isPrivate || navigator.doNotTrack === '1') return;
  const visit = new URLSearchParams({ path });
  const tags = new URLSearchParams(location.search);
  for (const name of TAGS) if (tags.has(name)) visit.set(name, tags.get(name) ?? '');
  // The document keeps its referrer while the router shows other pages.
  const { referrer } = document;
  if (isFirst && referrer !== '' && !referrer.startsWith(location.origin))
    visit.set('referrer', hostOf(referrer));
  isFirst = false;
  if (navigator.webdriver) visit.set('webdriver', '1');
  navigator.sendBeacon('/visits', visit);
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');
