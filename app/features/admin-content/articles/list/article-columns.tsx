import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { AdminCaseStudyRow } from '#contract/admin/case-studies.ts';
import type { AdminPostRow } from '#contract/admin/posts.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { formatCardDate } from '#shared/dates.ts';
import { caseStudyKind, postKind } from '../article-kind.ts';
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

const statusColumn = (columns = contentCopy.columns): Column<Row> => ({
  header: columns.status,
  cell: ({ status, scheduled_at }) => <StatusBadge status={status} scheduledAt={scheduled_at} />,
});

const createdColumn = (columns = contentCopy.columns): Column<Row> => ({
  header: columns.created,
  sort: 'created_at',
  cell: ({ created_at }) => (
    <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
  ),
});

export const postColumns = (columns = contentCopy.columns): readonly Column<AdminPostRow>[] => [
  {
    header: columns.title,
    sort: 'title',
    isTitle: true,
    cell: (row) => <TitleCell row={row} to={postKind.formHref(row.id)} picture={row.featured_image} />,
  },
  { header: columns.category, cell: ({ category }) => <span className="wrap-anywhere">{category}</span> },
  statusColumn(columns),
  createdColumn(columns),
];

export const caseStudyColumns = (columns = contentCopy.columns): readonly Column<AdminCaseStudyRow>[] => [
  {
    header: columns.title,
    sort: 'title',
    isTitle: true,
    cell: (row) => <TitleCell row={row} to={caseStudyKind.formHref(row.id)} picture={row.preview_image} />,
  },
  {
    header: columns.client,
    cell: ({ client_name, industry }) => (
      <span className="block min-w-0">
        <span className="line-clamp-2 wrap-anywhere md:max-w-56">{client_name}</span>
        <span className="block text-ink-3 text-small">{industry}</span>
      </span>
    ),
  },
  statusColumn(columns),
  createdColumn(columns),
];
