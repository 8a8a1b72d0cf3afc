import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';

/** Also shown when the figures can not be read (ADM-049, ADM-050). */
export function DashboardSkeleton() {
  return (
    <>
      <PageHeader title={copy.title} subtitle={<Skeleton className="h-5 w-44" />}>
        <RefreshButton />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[7fr_5fr]">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </>
  );
}
