import type { Column } from '#app/components/data-table/data-table.tsx';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

export const dateColumn = <Row extends { readonly created_at: string }>(header: string): Column<Row> => ({
  header,
  cell: ({ created_at }) => (
    <span className="num text-ink-2">
      {formatCardDate(created_at)}, {formatTime(created_at)}
    </span>
  ),
  line: ({ created_at }) => <span className="num">{formatTime(created_at)}</span>,
});
