import { useState } from 'react';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAdEvents, resendAdEvent, testAds } from '#contract/ads/admin.ts';
import { adsCopy as copy } from '#messages/ads/admin.ts';
import { type AdPlatform, adPlatformNames } from '#shared/ads/ads.ts';
import type { Route } from './+types/ads.route.ts';
import { ADS_PATH } from './ads-path.ts';
import { eventColumns } from './event-columns.tsx';
import { PlatformTable } from './platform-table.tsx';

const TestDialog = lazyDialog(async () => (await import('./test-dialog.tsx')).TestDialog);

export const loader = (args: Route.LoaderArgs) => loadList(args, listAdEvents);

export const action = formActions(
  {
    test: formAction({
      endpoint: testAds,
      form: 'ads-test',
      schema: testAds.body,
      call: (body) => ({ body }),
      done: () => copy.tested,
      failed: () => copy.notTested,
    }),
  },
  formAction({
    endpoint: resendAdEvent,
    schema: resendAdEvent.params.strip(),
    call: (params) => ({ params }),
    done: () => copy.resent,
  }),
);
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function AdsRoute({ loaderData }: Route.ComponentProps) {
  const { table, events, total, platforms, orders } = loaderData;
  const [tested, setTested] = useState<AdPlatform | null>(null);
  return (
    <>
      <BackLink to="/admin/tools">{copy.back}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <PlatformTable platforms={platforms} orders={orders} onTest={setTested} />
      <StaffList
        pathname={ADS_PATH}
        table={table}
        rows={events}
        total={total}
        columns={eventColumns()}
        copy={copy}
        filters={[
          { name: 'status', label: copy.columns.status, options: copy.statuses },
          { name: 'platform', label: copy.columns.platform, options: adPlatformNames },
        ]}
      />
      {tested !== null && <TestDialog platform={tested} onClose={() => setTested(null)} />}
    </>
  );
}
