import { Download, Pencil, Play, QrCode, Square } from 'lucide-react';
import { Link } from 'react-router';
import type { BulkTarget } from '#app/components/data-table/bulk-target.ts';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { Discount, exportDiscountCodes } from '#contract/discounts/admin.ts';
import { discountsCopy as copy } from '#messages/discounts/admin.ts';
import { editDiscountPath } from './discount-paths.ts';

export type OpenDiscountDialog =
  | { readonly to: 'link'; readonly code: string }
  | { readonly to: 'end' | 'restart'; readonly target: BulkTarget; readonly count: number };

interface DiscountMenuProps {
  readonly discount: Discount;
  readonly ask: (asked: OpenDiscountDialog) => void;
}

export function DiscountMenu({ discount, ask }: DiscountMenuProps) {
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
