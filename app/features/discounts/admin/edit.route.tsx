import { PageError } from '#app/components/page/page-error.tsx';
import { EditDiscountPage } from '#app/features/discounts/admin/discount-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getDiscount } from '#contract/discounts/admin.ts';
import { discountFormCopy as copy, discountsCopy } from '#messages/discounts/admin.ts';
import type { Route } from './+types/edit.route.ts';

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
