import type { ReactNode } from 'react';
import { Cover } from '#app/components/brand/cover.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { AdminCaseStudyRow } from '#contract/content/admin-case-studies.ts';
import type { AdminPostRow } from '#contract/content/admin-posts.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { industryNames } from '#messages/content/industries.ts';
import { formatCardDate, formatDayMonth } from '#shared/time/dates.ts';
import { caseStudyKind, postKind } from '../article-kind.ts';
import { StatusBadge } from './status-badge.tsx';

type Row = AdminPostRow | AdminCaseStudyRow;

interface TitleCellProps {
  readonly row: Row;
  readonly opens: string;
  readonly picture: string | null;
  readonly folded: ReactNode;
}

function TitleCell({ row: { slug, title }, opens, picture, folded }: TitleCellProps) {
  return (
    <RowTitle
      opens={opens}
      thumb={<Cover slug={slug} src={picture} ratio="1:1" />}
      title={title}
      hint={`/${slug}`}
      isHintWide
    >
      {folded}
    </RowTitle>
  );
}

const statusColumn = (columns = contentCopy.columns): Column<Row> => ({
  header: columns.status,
  cell: ({ status, scheduled_at }) => <StatusBadge status={status} scheduledAt={scheduled_at} />,
});

const createdColumn = (columns = contentCopy.columns): Column<Row> => ({
  header: columns.created,
  fold: 'tablet',
  line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
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
    cell: (row, folded) => (
      <TitleCell row={row} opens={postKind.formHref(row.id)} picture={row.featured_image} folded={folded} />
    ),
  },
  {
    header: columns.category,
    fold: 'tablet',
    line: 'wide',
    cell: ({ category }) => <span className="wrap-anywhere">{category}</span>,
  },
  statusColumn(columns),
  createdColumn(columns),
];

export const caseStudyColumns = (columns = contentCopy.columns): readonly Column<AdminCaseStudyRow>[] => [
  {
    header: columns.title,
    sort: 'title',
    isTitle: true,
    cell: (row, folded) => (
      <TitleCell
        row={row}
        opens={caseStudyKind.formHref(row.id)}
        picture={row.preview_image}
        folded={folded}
      />
    ),
  },
  {
    header: columns.client,
    fold: 'tablet',
    line: ({ client_name }) => client_name,
    cell: ({ client_name, industry }) => (
      <span className="block min-w-0">
        <span className="line-clamp-2 whitespace-normal wrap-anywhere @4xl:max-w-56">{client_name}</span>
        <span className="block text-ink-3 text-small">{industryNames[industry]}</span>
      </span>
    ),
  },
  statusColumn(columns),
  createdColumn(columns),
];
