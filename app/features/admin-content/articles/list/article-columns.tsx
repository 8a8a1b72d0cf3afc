import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { AdminCaseStudyRow } from '#contract/admin/case-studies.ts';
import type { AdminPostRow } from '#contract/admin/posts.ts';
import { formatCardDate } from '#shared/dates.ts';
import { caseStudyKind } from '../case-study-kind.ts';
import { postKind } from '../post-kind.ts';
import { StatusBadge } from './status-badge.tsx';

type Row = AdminPostRow | AdminCaseStudyRow;

interface TitleCellProps {
  readonly row: Row;
  readonly to: string;
  readonly picture: string | null;
}

function TitleCell({ row: { slug, title }, to, picture }: TitleCellProps) {
  return (
    <Link to={to} className="group flex min-w-0 items-center gap-3 rounded-small">
      <span className="size-11 shrink-0 overflow-hidden rounded-small">
        <Cover slug={slug} src={picture} ratio="1:1" />
      </span>
      <span className="min-w-0">
        <b className="wrap-anywhere line-clamp-2 font-semibold group-hover:underline md:max-w-[30em]">
          {title}
        </b>
        <span className="block truncate text-ink-3 text-small md:max-w-[26em]">/{slug}</span>
      </span>
    </Link>
  );
}

const statusColumn: Column<Row> = {
  header: 'Status',
  cell: ({ status, scheduled_at }) => <StatusBadge status={status} scheduledAt={scheduled_at} />,
};

const createdColumn: Column<Row> = {
  header: 'Dibuat',
  sort: 'created_at',
  cell: ({ created_at }) => (
    <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
  ),
};

export const postColumns: readonly Column<AdminPostRow>[] = [
  {
    header: 'Judul',
    sort: 'title',
    isTitle: true,
    cell: (row) => <TitleCell row={row} to={postKind.formHref(row.id)} picture={row.featured_image} />,
  },
  { header: 'Kategori', cell: ({ category }) => <span className="wrap-anywhere">{category}</span> },
  statusColumn,
  createdColumn,
];

export const caseStudyColumns: readonly Column<AdminCaseStudyRow>[] = [
  {
    header: 'Judul',
    sort: 'title',
    isTitle: true,
    cell: (row) => <TitleCell row={row} to={caseStudyKind.formHref(row.id)} picture={row.preview_image} />,
  },
  {
    header: 'Klien',
    cell: ({ client_name, industry }) => (
      <span className="block min-w-0">
        <span className="line-clamp-2 wrap-anywhere md:max-w-56">{client_name}</span>
        <span className="block text-ink-3 text-small">{industry}</span>
      </span>
    ),
  },
  statusColumn,
  createdColumn,
];
