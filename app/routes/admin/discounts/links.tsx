import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { linkAction } from '#app/features/admin-discounts/links/link-actions.ts';
import { LinksPage, linkTableOptions } from '#app/features/admin-discounts/links/links-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listCheckoutLinks, listLinkTargets } from '#contract/admin/sales/checkout-links.ts';
import { linksCopy } from '#messages/admin-links.ts';
import type { Route } from './+types/links.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, linkTableOptions);
  const client = api(context);
  const [list, targets] = await Promise.all([
    client.call(listCheckoutLinks, { query: listCheckoutLinks.query.parse(tableQuery(view)) }),
    client.call(listLinkTargets),
  ]);
  return { view, list: list.ok ? list.value : null, targets: orThrow(targets).targets };
}

export const action = linkAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: linksCopy.tab, errorTitle: linksCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: linksCopy.tab, robots: 'noindex' });

export default function LinksRoute({ loaderData: { view, list, targets } }: Route.ComponentProps) {
  if (list === null) return <PageError title={linksCopy.tab} message={linksCopy.failed} />;
  return <LinksPage view={view} links={list.links} total={list.total} targets={targets} />;
}
