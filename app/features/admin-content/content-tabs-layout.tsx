import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
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
  const { pathname } = useLocation();
  const allowedTabs = contentTabs().filter((tab) => isAllowed(role, tab.role));
  // The lead that is open stands below its list.
  const current = allowedTabs.findLast(({ to }) => pathname.startsWith(to))?.to ?? '';
  return (
    <>
      <PageHeader title={copy.title} />
      <PageTabs label={copy.tabs} tabs={allowedTabs} current={current} />
      {children}
    </>
  );
}
