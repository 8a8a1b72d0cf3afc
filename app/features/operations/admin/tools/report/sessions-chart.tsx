import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import type { Report } from '#contract/reports/admin.ts';
import { reportCopy as copy } from '#messages/operations/admin-tools.ts';
import { formatCount } from '#shared/money/money.ts';

const words = { amount: formatCount, short: formatCount };

export function SessionsChart({ rows }: { readonly rows: Report['rows'] }) {
  const columns = rows.map(({ start_date, end_date, held }) => ({
    first: String(start_date),
    last: String(end_date),
    amount: Number(held),
  }));
  if (columns.every(({ amount }) => amount === 0)) return null;
  return (
    <div className="px-4 pb-4 md:px-5">
      <ColumnChart caption={copy.heldChart} columns={columns} begins={null} words={words} isRunning={false} />
      <p className="mt-1 text-ink-2 text-small">{copy.heldChart}</p>
    </div>
  );
}
