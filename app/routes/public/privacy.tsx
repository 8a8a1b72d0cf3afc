import { data } from 'react-router';
import { legalCopy } from '#app/features/legal/legal-copy.ts';
import { LegalMissing } from '#app/features/legal/legal-missing.tsx';
import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { readSitePage } from '#app/lib/read-site-page.ts';
import type { Route } from './+types/privacy.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await readSitePage(api(context), 'privacy');
  return data({ page }, { status: page === null ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const page = loaderData?.page;
  if (page === null || page === undefined) {
    return pageMeta(args, { title: legalCopy.missing.title, robots: 'noindex' });
  }
  const { title, description } = page;
  return pageMeta(args, { title, description, path: '/privacy', image: '/og/page-privacy.png' });
};

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return page === null ? <LegalMissing /> : <LegalPage page={page} />;
}
