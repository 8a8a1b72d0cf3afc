import { Download, Pencil, Play, Plus, QrCode, Square } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { BulkBar } from '#app/components/data-table/bulk-bar.tsx';
import type { BulkTarget } from '#app/components/data-table/bulk-target.ts';
import { RowCheckbox } from '#app/components/data-table/row-checkbox.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { filterQuery, type Table } from '#app/components/data-table/table-view.ts';
import { type Selection, useSelection } from '#app/components/data-table/use-selection.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { Discount, exportDiscountCodes } from '#contract/discounts/admin.ts';
import { discountsCopy as copy } from '#messages/discounts/admin.ts';
import { DISCOUNTS_PATH, discountColumns, editDiscountPath, NEW_DISCOUNT_PATH } from './discount-columns.tsx';
import { DiscountTabs } from './discount-tabs.tsx';

const IdsDialog = lazyDialog(async () => (await import('./ids-dialog.tsx')).IdsDialog);

const CodeLinkDialog = lazyPart(async () => (await import('./code-link-dialog.tsx')).CodeLinkDialog);

const kindFilter = () => ({ name: 'kind', label: copy.kind, options: copy.kinds });
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });

interface DiscountsPageProps {
  readonly table: Table;
  readonly discounts: readonly Discount[];
  readonly total: number;
  readonly site: string;
}

export function DiscountsPage({ table, discounts, total, site }: DiscountsPageProps) {
  const [asked, ask] = useState<OpenDiscountDialog | null>(null);
  const selection = useSelection({
    shown: discounts.map(({ id }) => id),
    total,
    filter: filterQuery(table.view),
  });
  const close = () => {
    ask(null);
    selection.clear();
  };
  return (
    <>
      <DiscountTabs>
        <Button asChild size="sm">
          <Link to={NEW_DISCOUNT_PATH}>
            <Plus aria-hidden="true" />
            {copy.create}
          </Link>
        </Button>
      </DiscountTabs>
      <StaffList
        pathname={DISCOUNTS_PATH}
        table={table}
        rows={discounts}
        total={total}
        columns={discountColumns()}
        copy={copy}
        filters={[kindFilter(), stateFilter()]}
        bulkBar={selection.count > 0 && <DiscountBulkBar selection={selection} total={total} ask={ask} />}
        isSelected={({ id }) => selection.has(id)}
        leadingCell={checkboxCells(discounts, selection)}
        actions={(discount) => <DiscountMenu discount={discount} ask={ask} />}
      />
      {asked !== null && <ActiveDiscountDialog asked={asked} site={site} onClose={close} />}
    </>
  );
}

const checkboxCells = (discounts: readonly Discount[], selection: Selection) => ({
  header: (
    <RowCheckbox
      label={copy.selectAll}
      checked={discounts.every(({ id }) => selection.has(id))}
      onChange={selection.setAll}
    />
  ),
  cell: ({ id, title }: Discount) => (
    <div className="@max-cards:hidden">
      <RowCheckbox
        label={copy.select(title)}
        checked={selection.has(id)}
        onChange={(isOn) => selection.set(id, isOn)}
      />
    </div>
  ),
});

interface DiscountBulkBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly ask: (asked: OpenDiscountDialog) => void;
}

function DiscountBulkBar({ selection, total, ask }: DiscountBulkBarProps) {
  const { target, count } = selection;
  const choices = [
    { label: copy.restart, onSelect: () => ask({ to: 'restart', target, count }) },
    { label: copy.end, onSelect: () => ask({ to: 'end', target, count }), isDanger: true },
  ];
  return <BulkBar selection={selection} total={total} choices={choices} isBusy={false} />;
}

interface DiscountDialogProps extends Pick<DiscountsPageProps, 'site'> {
  readonly asked: OpenDiscountDialog;
  readonly onClose: () => void;
}

function ActiveDiscountDialog({ asked, site, onClose }: DiscountDialogProps) {
  switch (asked.to) {
    case 'link':
      return (
        <Suspense>
          <CodeLinkDialog code={asked.code} site={site} onClose={onClose} />
        </Suspense>
      );
    case 'end':
    case 'restart': {
      const { to, target, count } = asked;
      const title = to === 'end' ? copy.endTitle : copy.restartTitle;
      return (
        <IdsDialog
          id={`${to}-discounts`}
          action={DISCOUNTS_PATH}
          intent={to}
          title={title(count)}
          text={to === 'end' ? copy.endText : copy.restartText}
          target={target}
          onClose={onClose}
        />
      );
    }
  }
}

type OpenDiscountDialog =
  | { readonly to: 'link'; readonly code: string }
  | { readonly to: 'end' | 'restart'; readonly target: BulkTarget; readonly count: number };

interface DiscountMenuProps {
  readonly discount: Discount;
  readonly ask: (asked: OpenDiscountDialog) => void;
}

function DiscountMenu({ discount, ask }: DiscountMenuProps) {
  const { id, title, code, code_count, state } = discount;
  const alone = { target: { ids: [id], filter: null }, count: 1 };
  return (
    <RowMenu name={title}>
      <DropdownMenuItem asChild>
        <Link to={editDiscountPath(id)}>
          <Pencil aria-hidden="true" />
          {copy.edit}
        </Link>
      </DropdownMenuItem>
      {code !== null && code_count === 1 && (
        <DropdownMenuItem onSelect={() => ask({ to: 'link', code })}>
          <QrCode aria-hidden="true" />
          {copy.link}
        </DropdownMenuItem>
      )}
      {code_count > 0 && (
        <DropdownMenuItem asChild>
          <a
            href={apiHref<typeof exportDiscountCodes>('/api/admin/discounts/{id}/codes.csv', {
              params: { id },
            })}
            download
          >
            <Download aria-hidden="true" />
            {copy.csv}
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      {state === 'ended' ? (
        <DropdownMenuItem onSelect={() => ask({ to: 'restart', ...alone })}>
          <Play aria-hidden="true" />
          {copy.restart}
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem danger onSelect={() => ask({ to: 'end', ...alone })}>
          <Square aria-hidden="true" />
          {copy.end}
        </DropdownMenuItem>
      )}
    </RowMenu>
  );
}
