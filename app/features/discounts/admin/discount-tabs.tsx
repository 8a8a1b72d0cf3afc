import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { linksCopy } from '#messages/checkout-links/admin.ts';
import { discountsCopy as copy } from '#messages/discounts/admin.ts';
import { bumpsCopy } from '#messages/order-bumps/admin.ts';
import { referralsCopy } from '#messages/referrals/admin.ts';
import { affiliatesCopy } from '#messages/referrals/admin-affiliates.ts';

export function DiscountTabs({ children }: { readonly children: ReactNode }) {
  const tabs = [
    { label: copy.discounts, to: '/admin/discounts' },
    { label: copy.vouchers, to: '/admin/discounts/vouchers' },
    { label: referralsCopy.tab, to: '/admin/discounts/referrals' },
    { label: affiliatesCopy.tab, to: '/admin/discounts/affiliates' },
    { label: bumpsCopy.tab, to: '/admin/discounts/offers' },
    { label: linksCopy.tab, to: '/admin/discounts/links' },
  ];
  return (
    <>
      <PageHeader title={copy.title}>{children}</PageHeader>
      <PageTabs label={copy.tabs} tabs={tabs} current={useLocation().pathname} />
    </>
  );
}
