import { NewDiscountPage } from '#app/features/discounts/admin/discount-page.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';
import type { Route } from './+types/new.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.createTitle, robots: 'noindex' });

export default function NewDiscount() {
  return <NewDiscountPage />;
}
