import { PageError } from '#app/components/page/page-error.tsx';
import { LinkPage } from '#app/features/checkout-links/admin/link-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getCheckoutLink } from '#contract/checkout-links/admin.ts';
import { linkCopy, linksCopy } from '#messages/checkout-links/admin.ts';
import { linkPath } from '#shared/shop/checkout-links.ts';
import type { Route } from './+types/link.route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = foundOrNull(await api(context).call(getCheckoutLink, { params }));
  if (found === null) return null;
  const { link } = found;
  const site = new URL(request.url).origin;
  return { link, site, qr: drawQr(site + linkPath(link.token)) };
}

export const handle: ErrorHandle = () => ({ title: linksCopy.tab, errorTitle: linkCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: linksCopy.tab, robots: 'noindex' });

export default function LinkRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PageError title={linksCopy.tab} message={linkCopy.failed} />;
  return <LinkPage {...loaderData} />;
}
