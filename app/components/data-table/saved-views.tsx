import { Bookmark, X } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { tableCopy as copy } from '#messages/components/data-table.ts';

export interface SavedView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

export const SavedViews = createContext<readonly SavedView[]>([]);

/** Loaded lazily: every staff page has saved views, few open this dialog. */
const NameDialog = lazyDialog(async () => (await import('./saved-view-dialogs.tsx')).NameDialog);
const RemoveDialog = lazyDialog(async () => (await import('./saved-view-dialogs.tsx')).RemoveDialog);

export const useSavedViews = (list: string): readonly SavedView[] =>
  use(SavedViews).filter((view) => view.list === list);

export function SaveViewButton({ list, query }: Pick<SavedView, 'list' | 'query'>) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="self-center text-link" onClick={() => setNaming(true)}>
        <Bookmark aria-hidden="true" />
        {copy.saveView}
      </Button>
      {isNaming && <NameDialog list={list} query={query} onClose={() => setNaming(false)} />}
    </>
  );
}

export function RemoveViewButton({ id, name }: Pick<SavedView, 'id' | 'name'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={copy.removeView(name)}
        onClick={() => setAsking(true)}
        className="-ml-2 grid min-h-11 w-9 shrink-0 place-items-center rounded-small text-ink-3 hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {isAsking && <RemoveDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
