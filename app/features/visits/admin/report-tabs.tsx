import { useLocation } from 'react-router';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { reportTabsCopy as copy } from '#messages/visits/admin.ts';
import { VISITS_REPORT } from './visits-path.ts';

export function ReportTabs() {
  const tabs = [
    { label: copy.sales, to: '/admin/reports' },
    { label: copy.visits, to: VISITS_REPORT },
  ];
  return <PageTabs label={copy.label} tabs={tabs} current={useLocation().pathname} />;
}
