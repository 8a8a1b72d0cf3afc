import { useLocation } from 'react-router';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { mailTabsCopy as copy } from '#messages/mailings/admin.ts';

export function MailTabs() {
  const tabs = [
    { label: copy.broadcasts, to: '/admin/broadcasts' },
    { label: copy.sequences, to: '/admin/sequences' },
    { label: copy.recovery, to: '/admin/recovery' },
  ];
  return <PageTabs label={copy.label} tabs={tabs} current={useLocation().pathname} />;
}
