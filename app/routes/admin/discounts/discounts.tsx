import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { discountAction } from '#app/features/admin-discounts/codes/discount-actions.ts';
import { DiscountsPage, discountTableOptions } from '#app/features/admin-discounts/codes/discounts-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listDiscounts } from '#contract/admin/sales/discounts.ts';
import { discountsCopy } from '#messages/admin-discounts.ts';
import type { Route } from './+types/discounts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const view = parseTableView(url.searchParams, discountTableOptions);
  const list = await api(context).call(listDiscounts, { query: listDiscounts.query.parse(tableQuery(view)) });
  return { view, list: list.ok ? list.value : null, site: url.origin };
}

export const action = discountAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.title, errorTitle: discountsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.title, robots: 'noindex' });

export default function DiscountsRoute({ loaderData }: Route.ComponentProps) {
  const { view, list, site } = loaderData;
  if (list === null) return <PageError title={discountsCopy.title} message={discountsCopy.failed} />;
  return <DiscountsPage view={view} discounts={list.discounts} total={list.total} site={site} />;
}
