import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import {
  contentCopy as copy,
  formsCopy,
  leadsCopy,
  legalCopy,
  postsCopy,
  settingsCopy,
  studiesCopy,
  voicesCopy,
} from '#messages/admin-content.ts';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';

/** ACON-001: each tab with its address and the least role that may open it. */
const contentTabs = () =>
  [
    { label: postsCopy.title, to: '/admin/content', role: 'moderator' },
    { label: studiesCopy.title, to: '/admin/content/case-studies', role: 'moderator' },
    { label: formsCopy.title, to: '/admin/content/forms', role: 'moderator' },
    { label: leadsCopy.title, to: '/admin/content/leads', role: 'moderator' },
    { label: settingsCopy.title, to: '/admin/content/settings', role: 'admin' },
    { label: voicesCopy.faq, to: '/admin/content/faq', role: 'admin' },
    { label: voicesCopy.testimonials, to: '/admin/content/testimonials', role: 'admin' },
    { label: legalCopy.title, to: '/admin/content/pages', role: 'admin' },
  ] as const;

interface ContentTabsLayoutProps {
  readonly role: UserRole;
  readonly children: ReactNode;
}

export function ContentTabsLayout({ role, children }: ContentTabsLayoutProps) {
  const tabListRef = useScrollActiveTabIntoView<HTMLUListElement>(useLocation().pathname);
  const allowedTabs = contentTabs().filter((tab) => isAllowed(role, tab.role));
  return (
    <>
      <PageHeader title={copy.title} />
      <nav aria-label={copy.tabs} className="mb-5 border-line border-b max-md:-mx-4">
        <ul
          ref={tabListRef}
          className="-mb-px flex gap-x-1 overflow-x-auto max-md:px-4 [scrollbar-width:none] lg:flex-wrap"
        >
          {allowedTabs.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/admin/content'}
                className="inline-flex min-h-tap items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-2 text-ui hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
