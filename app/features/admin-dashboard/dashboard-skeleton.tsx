import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';

/** Also shown when the figures can not be read (ADM-049, ADM-050). */
export function DashboardSkeleton() {
  return (
    <>
      <PageHeader title={copy.title} subtitle={<Skeleton className="h-5 w-44" />}>
        <RefreshButton />
      </PageHeader>
      <Skeleton className="h-[420px] w-full rounded-card lg:h-[340px]" />
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </>
  );
}
