import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { bumpsCopy } from '#messages/admin-bumps.ts';
import { discountsCopy as copy } from '#messages/admin-discounts.ts';
import { linksCopy } from '#messages/admin-links.ts';

/** The head of the desk, with its one action. */
export function DiscountTabs({ children }: { readonly children: ReactNode }) {
  const list = useScrollActiveTabIntoView<HTMLUListElement>(useLocation().pathname);
  const tabs = [
    { label: copy.discounts, to: '/admin/discounts' },
    { label: copy.vouchers, to: '/admin/discounts/vouchers' },
    { label: bumpsCopy.tab, to: '/admin/discounts/offers' },
    { label: linksCopy.tab, to: '/admin/discounts/links' },
  ];
  return (
    <>
      <PageHeader title={copy.title}>{children}</PageHeader>
      <nav aria-label={copy.tabs} className="mb-5 border-line border-b max-md:-mx-4">
        <ul ref={list} className="-mb-px flex gap-x-1 overflow-x-auto [scrollbar-width:none] max-md:px-4">
          {tabs.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="inline-flex min-h-tap items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-2 text-ui hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
