import { Copy, Download, Pencil, Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { toast } from '#app/lib/toast.ts';
import type { Discount, exportDiscountCodes } from '#contract/admin/discounts.ts';
import { discountsCopy as copy } from '#messages/admin-discounts.ts';
import { pageCopy } from '#messages/page.ts';
import { discountColumns } from './discount-columns.tsx';
import { CreateDiscountDialog, EditDiscountDialog, type Target } from './discount-dialogs.tsx';
import { DiscountTabs } from './discount-tabs.tsx';
import { EndDialog } from './end-dialog.tsx';

export const discountTableOptions: TableOptions = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { kind: ['code', 'automatic'], state: ['live', 'scheduled', 'ended'] },
};

const PATH = '/admin/discounts';
const kindFilter = () => ({ name: 'kind', label: copy.kind, options: copy.kinds });
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });

interface DiscountsPageProps {
  readonly view: TableView;
  readonly discounts: readonly Discount[];
  readonly total: number;
  readonly targets: readonly Target[];
  /** Address of the shop, for links. */
  readonly site: string;
}

type Asked =
  | { readonly to: 'create' }
  | { readonly to: 'edit'; readonly discount: Discount }
  | { readonly to: 'end'; readonly discount: Discount }
  | null;

export function DiscountsPage({ view, discounts, total, targets, site }: DiscountsPageProps) {
  const [asked, ask] = useState<Asked>(null);
  const location = { pathname: PATH, shape: discountTableOptions, view };
  const close = () => ask(null);
  return (
    <>
      <DiscountTabs>
        <Button size="sm" onClick={() => ask({ to: 'create' })}>
          <Plus aria-hidden="true" />
          {copy.create}
        </Button>
      </DiscountTabs>
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(kindFilter(), ['code', 'automatic'])}
        searchLabel={copy.search}
        filters={[kindFilter(), stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {discounts.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={discounts}
            columns={discountColumns((discount) => ask({ to: 'edit', discount }))}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(discount) => <DiscountMenu discount={discount} site={site} ask={ask} />}
          />
        )}
      </ListFrame>
      {asked?.to === 'create' && <CreateDiscountDialog targets={targets} onClose={close} />}
      {asked?.to === 'edit' && <EditDiscountDialog discount={asked.discount} onClose={close} />}
      {asked?.to === 'end' && (
        <EndDialog
          id="end-discounts"
          action={PATH}
          title={copy.endTitle(1)}
          text={copy.endText}
          ids={[asked.discount.id]}
          onClose={close}
        />
      )}
    </>
  );
}

interface DiscountMenuProps {
  readonly discount: Discount;
  readonly site: string;
  readonly ask: (asked: Asked) => void;
}

function DiscountMenu({ discount, site, ask }: DiscountMenuProps) {
  const { id, title, code, code_count, state } = discount;
  const copyLink = () =>
    navigator.clipboard.writeText(`${site}/marketplace?code=${code}`).then(
      () => toast.success(copy.copied),
      () => toast.error(pageCopy.notCopied),
    );
  return (
    <RowMenu name={title}>
      <DropdownMenuItem onSelect={() => ask({ to: 'edit', discount })}>
        <Pencil aria-hidden="true" />
        {copy.edit}
      </DropdownMenuItem>
      {code_count === 1 && (
        <DropdownMenuItem onSelect={() => void copyLink()}>
          <Copy aria-hidden="true" />
          {copy.copyLink}
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
      {state !== 'ended' && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem danger onSelect={() => ask({ to: 'end', discount })}>
            <Square aria-hidden="true" />
            {copy.end}
          </DropdownMenuItem>
        </>
      )}
    </RowMenu>
  );
}
