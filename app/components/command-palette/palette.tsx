import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogContent, DialogTitle } from '#app/components/ui/dialog.tsx';
import { cn } from '#app/lib/cn.ts';
import { commandPaletteCopy as copy } from '#messages/shell/command-palette.ts';

/** Every typed word must occur; no fuzzy matching. */
function matches(value: string, search: string): number {
  const letters = value.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => letters.includes(word))
    ? 1
    : 0;
}

/** The dialog selects the text that it focuses, and the next key would replace what was typed before it opened. */
function moveCaretToEnd(field: HTMLInputElement): void {
  field.setSelectionRange(field.value.length, field.value.length);
}

interface PaletteProps {
  readonly title: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onClose: () => void;
  readonly state?: 'idle' | 'asking' | 'failed';
  readonly children: ReactNode;
}

export function Palette({ title, search, onSearch, onClose, state = 'idle', children }: PaletteProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="medium" aria-describedby={undefined} className="md:top-[18%] md:translate-y-0">
        <DialogTitle className="sr-only">{title}</DialogTitle>
        <Command label={title} loop filter={matches} className="flex min-h-0 flex-col">
          <div className="flex items-center gap-3 border-line border-b pr-14 pl-5">
            <Search aria-hidden className="size-5 shrink-0 text-ink-3" />
            <Command.Input
              value={search}
              onValueChange={onSearch}
              placeholder={title}
              maxLength={100}
              onFocus={({ currentTarget }) => queueMicrotask(() => moveCaretToEnd(currentTarget))}
              className="min-h-15 w-full min-w-0 text-ellipsis bg-transparent text-control outline-none placeholder:text-ink-3"
            />
          </div>
          <Command.List className="max-h-[min(420px,60dvh)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-8 text-center text-ink-2 text-ui">
              {state === 'asking' ? copy.searching : copy.nothing}
            </Command.Empty>
            {children}
          </Command.List>
          <p
            role="status"
            className={cn(
              'flex min-h-12 items-center border-line border-t px-5 text-ink-3 text-small',
              state === 'idle' && 'max-md:hidden',
            )}
          >
            <PaletteState state={state} />
          </p>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

function PaletteState({ state }: Required<Pick<PaletteProps, 'state'>>) {
  if (state === 'asking') return copy.searching;
  if (state === 'failed') return <span className="text-debit">{copy.failed}</span>;
  return (
    <span className="flex items-center gap-2">
      <CornerDownLeft aria-hidden className="size-4" />
      {copy.hint}
    </span>
  );
}

interface PaletteGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-small"
    >
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  /** Must be unique; the search matches it. */
  readonly value: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function PaletteItem({ value, onSelect, children }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-tap cursor-pointer items-center gap-3 rounded-small px-3 py-2 text-ui data-[selected=true]:bg-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-3"
    >
      {children}
    </Command.Item>
  );
}
