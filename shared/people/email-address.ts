import { plainLine } from '../language/typed-text.ts';

/** Lower case, with the domain in mail form (`räucher.de` is `xn--rucher-bua.de`). */
export function plainEmail(typed: string): string {
  const line = plainLine(typed).toLowerCase();
  // Mail programs and links copy `Dewi <dewi@contoh.example>` and `mailto:…?subject=`.
  const [, named] = /<\s*([^<>\s]+@[^<>\s]+?)\s*>\W*$/.exec(line) ?? [];
  const [, linked] = /^mailto:([^?]*)/.exec(named ?? line) ?? [];
  const address = (linked ?? named ?? line).replace(/^["'(<]+|["')>.,;:]+$/g, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + plainDomain(address.slice(at + 1));
}

function plainDomain(domain: string): string {
  if (/^[\x20-\x7E]*$/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname.replace(/\.$/, '') ?? domain;
}
