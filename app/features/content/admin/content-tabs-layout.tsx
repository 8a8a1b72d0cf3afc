import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { assistantListCopy } from '#messages/assistant/admin.ts';
import { contentCopy as copy, postsCopy, studiesCopy } from '#messages/content/admin.ts';
import { legalCopy, settingsCopy, voicesCopy } from '#messages/content/admin-settings.ts';
import { formsCopy, leadsCopy } from '#messages/leads/admin.ts';
import { missesCopy } from '#messages/search/admin.ts';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';
import { type ArticleKind, caseStudyKind, postKind } from './articles/article-kind.ts';

const SEARCHES_PATH = '/admin/content/searches';

/** They share a tab: each shows visitors looking for something. */
const searchViews = () =>
  [
    { label: missesCopy.title, to: SEARCHES_PATH, role: 'moderator' },
    { label: assistantListCopy.questions, to: '/admin/content/assistant', role: 'admin' },
    { label: assistantListCopy.setup, to: '/admin/content/assistant/setup', role: 'admin' },
  ] as const;

/** Each tab with its address and the least role that may open it (ACON-001). */
const contentTabs = () =>
  [
    { label: postsCopy.title, to: '/admin/content', role: 'moderator' },
    { label: studiesCopy.title, to: '/admin/content/case-studies', role: 'moderator' },
    { label: formsCopy.title, to: '/admin/content/forms', role: 'moderator' },
    { label: leadsCopy.title, to: '/admin/content/leads', role: 'moderator' },
    { label: missesCopy.tab, to: SEARCHES_PATH, role: 'moderator' },
    { label: settingsCopy.title, to: '/admin/content/settings', role: 'admin' },
    { label: voicesCopy.faq, to: '/admin/content/faq', role: 'admin' },
    { label: voicesCopy.testimonials, to: '/admin/content/testimonials', role: 'admin' },
    { label: legalCopy.title, to: '/admin/content/pages', role: 'admin' },
  ] as const;

export function CreateButton({ kind }: { readonly kind: ArticleKind }) {
  return (
    <Button asChild size="sm">
      <Link to={kind.formHref('new')}>
        <Plus aria-hidden="true" />
        {kind.copy.create}
      </Link>
    </Button>
  );
}

interface ContentTabsLayoutProps {
  readonly role: UserRole;
  readonly children: ReactNode;
}

export function ContentTabsLayout({ role, children }: ContentTabsLayoutProps) {
  const { pathname } = useLocation();
  const allowedTabs = contentTabs().filter((tab) => isAllowed(role, tab.role));
  const views = searchViews().filter((view) => isAllowed(role, view.role));
  const view = views.find(({ to }) => to === pathname)?.to;
  const current =
    view === undefined ? allowedTabs.findLast(({ to }) => pathname.startsWith(to))?.to : SEARCHES_PATH;
  const kind = [postKind, caseStudyKind].find(({ listHref }) => listHref === pathname);
  return (
    <>
      <PageHeader title={copy.title}>{kind !== undefined && <CreateButton kind={kind} />}</PageHeader>
      <PageTabs label={copy.tabs} tabs={allowedTabs} current={current ?? ''} />
      {view !== undefined && views.length > 1 && (
        <ViewLinks label={missesCopy.tab} views={views} current={view} className="mb-5" />
      )}
      {children}
    </>
  );
}
