import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { tableFrame } from '#app/components/data-table/list-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { AdPlatformFigures } from '#contract/ads/admin.ts';
import { adsCopy as copy } from '#messages/ads/admin.ts';
import { type AdPlatform, adPlatformNames } from '#shared/ads/ads.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';

interface Props {
  readonly platforms: readonly AdPlatformFigures[];
  readonly orders: { readonly paid: number; readonly agreed: number };
  readonly onTest: (platform: AdPlatform) => void;
}

export function PlatformTable({ platforms, orders, onTest }: Props) {
  return (
    <section aria-label={copy.platforms} className="mb-8">
      <p className="mb-2 text-ink-2 text-ui">
        {copy.agreed(formatCount(orders.agreed), formatCount(orders.paid))}
      </p>
      <div className={tableFrame}>
        <DataTable
          label={copy.platforms}
          rows={platforms}
          columns={columnsFor(onTest)}
          keyOf={({ platform }) => platform}
        />
      </div>
    </section>
  );
}

const columnsFor = (
  onTest: Props['onTest'],
  figures = copy.figures,
): readonly Column<AdPlatformFigures>[] => [
  {
    header: figures.platform,
    isTitle: true,
    cell: ({ platform, is_on, last_sent_at }, folded) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">{adPlatformNames[platform]}</b>
          <StatusDot tone={is_on ? 'ok' : 'off'}>{is_on ? copy.on : copy.off}</StatusDot>
          {is_on && (
            <Button variant="outline" size="sm" onClick={() => onTest(platform)}>
              {copy.test}
            </Button>
          )}
        </span>
        <span className="flex flex-wrap gap-x-3 text-ink-3 text-small">
          <span className="num">
            {last_sent_at === null ? copy.never : copy.lastSent(formatDayTime(last_sent_at))}
          </span>
          {folded}
        </span>
      </span>
    ),
  },
  {
    header: figures.purchases,
    isNumber: true,
    fold: 'phone',
    cell: ({ purchases }) => formatCount(purchases),
    line: ({ purchases }) => <span className="num">{copy.purchasesLine(formatCount(purchases))}</span>,
  },
  {
    header: figures.refunds,
    isNumber: true,
    fold: 'phone',
    line: 'none',
    cell: ({ refunds }) => formatCount(refunds),
  },
  {
    header: figures.queued,
    isNumber: true,
    fold: 'phone',
    line: 'none',
    cell: ({ queued }) => formatCount(queued),
  },
  {
    header: figures.failed,
    isNumber: true,
    fold: 'phone',
    cell: ({ failed }) => formatCount(failed),
    line: ({ failed }) => <span className="num">{copy.failedLine(formatCount(failed))}</span>,
  },
  {
    header: figures.value,
    isNumber: true,
    fold: 'never',
    cell: ({ value_bigint }) => formatRupiah(toRupiah(value_bigint)),
  },
];
