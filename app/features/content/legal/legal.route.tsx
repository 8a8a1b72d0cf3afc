import { data } from 'react-router';
import { LegalNotFound } from '#app/features/content/legal/legal-not-found.tsx';
import { LegalPage } from '#app/features/content/legal/legal-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getSitePage } from '#contract/content/site.ts';
import { legalCopy } from '#messages/content/legal.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import type { Route } from './+types/legal.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = unprefixed(new URL(request.url).pathname);
  const name = path.startsWith('/terms') ? 'terms' : 'privacy';
  const result = await api(context).call(getSitePage, { params: { name } });
  const page = foundOrNull(result)?.page ?? null;
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
