import { NewDiscountPage } from '#app/features/admin-discounts/codes/discount-page.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { discountFormCopy as copy } from '#messages/admin-discounts.ts';
import type { Route } from './+types/new.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.createTitle, robots: 'noindex' });

export default function NewDiscount() {
  return <NewDiscountPage />;
}
