import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { contactsCopy, peopleTabsCopy as copy } from '#messages/people/contacts.ts';
import { isRecord } from '#shared/json.ts';

export const PEOPLE_PATH = '/admin/people';
export const SEGMENTS_PATH = '/admin/people/segments';
const WHATSAPP_PATH = '/admin/whatsapp';

interface Props {
  readonly current: '/admin/people' | '/admin/people/segments';
  readonly children?: ReactNode;
}

export function PeopleTabs({ current, children }: Props) {
  return (
    <>
      <PageHeader title={contactsCopy.title}>{children}</PageHeader>
      <PeopleTabBar current={current} />
    </>
  );
}

export function PeopleTabBar({ current }: { readonly current: Props['current'] | '/admin/users' }) {
  const layout: unknown = useRouteLoaderData('shell/admin/layout.route');
  const hasWhatsapp = isRecord(layout) && layout.has_whatsapp === true;
  const tabs = [
    { label: copy.people, to: PEOPLE_PATH },
    { label: copy.accounts, to: '/admin/users' },
    { label: copy.segments, to: SEGMENTS_PATH },
    ...(hasWhatsapp ? [{ label: 'WhatsApp', to: WHATSAPP_PATH }] : []),
  ];
  return <PageTabs label={copy.tabs} tabs={tabs} current={current} />;
}
