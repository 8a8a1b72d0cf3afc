import { Ellipsis, X } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { cn } from '#app/lib/cn.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';
import { countOf } from './table-view.ts';
import type { Selection } from './use-selection.ts';

export interface BulkChoice {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
}

interface BulkBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly choices: readonly BulkChoice[];
  readonly isBusy: boolean;
}

export function BulkBar({ selection, total, choices, isBusy }: BulkBarProps) {
  const { setEvery, count: selected, target } = selection;
  const count = target.filter === null ? selected : countOf(total);
  return (
    <div
      data-plane="night"
      role="toolbar"
      aria-label={copy.selected(count)}
      className="inset-0 z-20 flex items-center gap-1 bg-night px-2 text-on-night text-ui max-md:fixed max-md:top-auto max-md:pt-1 max-md:pb-[max(4px,env(safe-area-inset-bottom))] md:absolute"
    >
      <Button variant="night-quiet" size="icon" aria-label={copy.clearSelection} onClick={selection.clear}>
        <X aria-hidden="true" />
      </Button>
      <p aria-live="polite" className="num mr-2 font-semibold">
        {copy.selected(count)}
      </p>
      {setEvery !== null && (
        <button
          type="button"
          onClick={setEvery}
          className="num mr-2 min-h-tap whitespace-nowrap rounded-small px-2 underline underline-offset-4 hover:bg-night-2"
        >
          {copy.selectEvery(countOf(total))}
        </button>
      )}
      {choices.map(({ label, onSelect, isDanger = false }, index) => (
        <button
          key={label}
          type="button"
          disabled={isBusy}
          onClick={onSelect}
          className={cn(
            'min-h-tap whitespace-nowrap rounded-small px-3 font-medium hover:bg-night-2 disabled:text-on-night-2',
            isDanger && 'text-night-danger',
            index === 0 ? 'max-md:ml-auto' : 'max-lg:hidden',
          )}
        >
          {label}
        </button>
      ))}
      {choices.length > 1 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="night-quiet"
              size="icon"
              aria-label={copy.moreActions}
              disabled={isBusy}
              className="lg:hidden md:ml-auto"
            >
              <Ellipsis aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {choices.slice(1).map(({ label, onSelect, isDanger = false }) => (
              <DropdownMenuItem key={label} danger={isDanger} onSelect={onSelect}>
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  );
}
