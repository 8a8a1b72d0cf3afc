import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getSite } from '#contract/content/site.ts';
import type { Route } from './+types/security-txt.route.ts';

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for reporting vulnerabilities. Answers 404 until the owner has
 * set an address, because one that nobody reads is worse (DECISIONS 63).
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = await api(context).call(getSite);
  const { contact_email } = orThrow(site).settings;
  if (contact_email === '') return new Response('Not Found', { status: 404 });
  const { app_url } = context.get(siteContext);
  const expires = new Date(Date.now() + HALF_A_YEAR_MS);
  // Whole days, so that a cached answer stays the same.
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${contact_email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${app_url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
