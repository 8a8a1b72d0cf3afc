import { plainLine } from '../language/typed-text.ts';

/**
 * An address as it is kept and compared: small letters, the domain in the form of the mail system (`räucher.de` is
 * `xn--rucher-bua.de`), without the sentence or the name around it. What is no address stays none.
 */
export function plainEmail(typed: string): string {
  const line = plainLine(typed).toLowerCase();
  // `Dewi <dewi@contoh.example>` and `mailto:…?subject=`, as mail programs and links copy them.
  const [, named] = /<\s*([^<>\s]+@[^<>\s]+?)\s*>\W*$/.exec(line) ?? [];
  const [, linked] = /^mailto:([^?]*)/.exec(named ?? line) ?? [];
  const address = (linked ?? named ?? line).replace(/^["'(<]+|["')>.,;:]+$/g, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + plainDomain(address.slice(at + 1));
}

/** Browsers and servers know how by their own: hosts of addresses of the web are written so. */
function plainDomain(domain: string): string {
  if (/^[\x20-\x7E]*$/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname.replace(/\.$/, '') ?? domain;
}
