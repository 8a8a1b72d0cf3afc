import { PageError } from '#app/components/page/page-error.tsx';
import { EditDiscountPage } from '#app/features/admin-discounts/codes/discount-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getDiscount } from '#contract/admin/sales/discounts.ts';
import { discountFormCopy as copy, discountsCopy } from '#messages/admin-discounts.ts';
import type { Route } from './+types/edit.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return foundOrNull(await api(context).call(getDiscount, { params }));
}

export const handle: ErrorHandle = () => ({ title: copy.editTitle, errorTitle: discountsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.editTitle, robots: 'noindex' });

export default function EditDiscount({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PageError title={copy.editTitle} message={discountsCopy.failed} />;
  return <EditDiscountPage {...loaderData} />;
}
