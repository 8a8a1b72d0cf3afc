import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { CreateButton } from '#app/features/content/admin/content-tabs-layout.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { titledToast } from '#app/lib/forms/show-reply.ts';
import type { AdminCaseStudyRow } from '#contract/content/admin-case-studies.ts';
import type { AdminPostRow } from '#contract/content/admin-posts.ts';
import { contentCopy, contentCopy as copy, statusCopy } from '#messages/content/admin.ts';
import { industryNames } from '#messages/content/industries.ts';
import type { ContentStatus } from '#shared/content/content.ts';
import { formatCardDate, formatDayMonth, formatDayTime } from '#shared/time/dates.ts';
import { type ArticleKind, caseStudyKind, postKind } from './article-kind.ts';

interface ArticleRowActionsProps {
  readonly kind: ArticleKind;
  readonly row: { readonly id: string; readonly title: string };
}

export function ArticleRowActions({ kind, row: { id, title } }: ArticleRowActionsProps) {
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, submit, success } = useActionFetcher({ toastFor: titledToast(copy.notSaved) });
  const copyId = success?.copy_id;
  // Navigates only after the list was revalidated: a navigation that begins before that ends on the list.
  useEffect(() => {
    if (copyId !== undefined) void navigate(kind.formHref(copyId));
  }, [copyId, kind, navigate]);
  const send = (intent: 'duplicate' | 'remove') => submit({ intent, id, title }, { method: 'post' });
  const remove = () => {
    setIsConfirming(false);
    send('remove');
  };
  return (
    <>
      <RowMenu name={title} disabled={isBusy}>
        <DropdownMenuItem asChild>
          <Link to={kind.formHref(id)}>
            <Pencil aria-hidden="true" />
            {copy.edit}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={kind.previewHref(id)} target="_blank" rel="noreferrer">
            <Eye aria-hidden="true" />
            {copy.preview}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => send('duplicate')}>
          <Copy aria-hidden="true" />
          {copy.duplicate}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => setIsConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {copy.remove}
        </DropdownMenuItem>
      </RowMenu>
      {isConfirming && (
        <ConfirmDialog
          title={kind.copy.ask(title)}
          text={kind.copy.askText}
          confirmLabel={copy.remove}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

const statusFilter = ({ label, draft, published, archived } = statusCopy) => ({
  name: 'status',
  label,
  options: { draft, published, archived },
});

interface ArticleListProps<Row> {
  readonly kind: ArticleKind;
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly columns: readonly Column<Row>[];
}

export function ArticleList<Row extends { readonly id: string; readonly title: string }>(
  props: ArticleListProps<Row>,
) {
  const { kind, table, rows, total, columns } = props;
  const { copy } = kind;
  const { pathname } = useLocation();
  return (
    <StaffList
      pathname={pathname}
      table={table}
      rows={rows}
      total={total}
      columns={columns}
      copy={{ ...copy, list: copy.title, noMatch: contentCopy.noMatch }}
      filters={[statusFilter()]}
      start={<CreateButton kind={kind} />}
      actions={(row) => <ArticleRowActions kind={kind} row={row} />}
    />
  );
}

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

const statusColumn = (columns = copy.columns): Column<Row> => ({
  header: columns.status,
  cell: ({ status, scheduled_at }) => <ArticleStatusBadge status={status} scheduledAt={scheduled_at} />,
});

const createdColumn = (columns = copy.columns): Column<Row> => ({
  header: columns.created,
  fold: 'tablet',
  line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
  sort: 'created_at',
  cell: ({ created_at }) => (
    <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
  ),
});

export const postColumns = (columns = copy.columns): readonly Column<AdminPostRow>[] => [
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

export const caseStudyColumns = (columns = copy.columns): readonly Column<AdminCaseStudyRow>[] => [
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

const tones = { draft: 'draft', published: 'ok', archived: 'off' } as const;

interface StatusBadgeProps {
  readonly status: ContentStatus;
  readonly scheduledAt: string | null;
}

export function ArticleStatusBadge({ status, scheduledAt }: StatusBadgeProps) {
  if (scheduledAt !== null)
    return <StatusDot tone="wait">{statusCopy.scheduled(formatDayTime(scheduledAt))}</StatusDot>;
  return <StatusDot tone={tones[status]}>{statusCopy[status]}</StatusDot>;
}
