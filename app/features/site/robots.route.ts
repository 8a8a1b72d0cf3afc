import { siteContext } from '#app/lib/site/site-context.ts';
import type { Route } from './+types/robots.route.ts';

/** Uploaded pictures of the public pages live below /api; the longer rule wins. */
const OPEN = ['/api/media/'];
const CLOSED = ['/user', '/admin', '/dev', '/api', '/login', '/signup'];

export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...OPEN.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${context.get(siteContext).app_url}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
