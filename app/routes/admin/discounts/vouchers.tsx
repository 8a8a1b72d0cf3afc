import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { voucherAction } from '#app/features/admin-discounts/codes/discount-actions.ts';
import { VouchersPage, voucherTableOptions } from '#app/features/admin-discounts/vouchers/vouchers-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listVouchers } from '#contract/admin/sales/vouchers.ts';
import { discountsCopy, vouchersCopy } from '#messages/admin-discounts.ts';
import type { Route } from './+types/vouchers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, voucherTableOptions);
  const query = listVouchers.query.parse(tableQuery(view));
  const list = await api(context).call(listVouchers, { query });
  return { view, list: list.ok ? list.value : null };
}

export const action = voucherAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.vouchers, errorTitle: vouchersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.vouchers, robots: 'noindex' });

export default function VouchersRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={discountsCopy.vouchers} message={vouchersCopy.failed} />;
  return <VouchersPage view={view} vouchers={list.vouchers} total={list.total} />;
}
