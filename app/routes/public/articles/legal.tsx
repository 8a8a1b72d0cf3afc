import { data } from 'react-router';
import { legalCopy } from '#app/features/legal/legal-copy.ts';
import { LegalNotFound } from '#app/features/legal/legal-not-found.tsx';
import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { fetchSitePage } from '#app/lib/site/fetch-site-page.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/legal.ts';

/** Every text of its own stands at its name: /privacy, /terms. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = await fetchSitePage(api(context), pathname.startsWith('/terms') ? 'terms' : 'privacy');
  return data({ page }, { status: page === null ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const page = loaderData?.page;
  if (page === null || page === undefined) {
    return pageMeta(args, { title: legalCopy.missing.title, robots: 'noindex' });
  }
  const { name, title, description } = page;
  return pageMeta(args, { title, description, path: `/${name}`, image: `/og/page-${name}.png` });
};

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return page === null ? <LegalNotFound /> : <LegalPage page={page} />;
}
