import { PeriodLinks } from '#app/components/charts/period-links.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { reportsCopy as copy } from '#messages/reports/admin.ts';
import type { ReportPeriod } from '#shared/shop/reports.ts';

export function ReportsSkeleton({ period }: { readonly period: ReportPeriod }) {
  return (
    <>
      <PageHeader title={copy.title} subtitle={<Skeleton className="h-5 w-72 max-w-full" />}>
        <PeriodLinks path="/admin/reports" period={period} />
      </PageHeader>
      <Skeleton className="h-[640px] w-full rounded-card lg:h-[530px]" />
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </>
  );
}
