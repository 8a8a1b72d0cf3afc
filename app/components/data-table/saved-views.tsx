import { Bookmark, X } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { tableCopy as copy } from '#messages/data-table.ts';

/** A selection that somebody keeps: the list's address, and search, filters and order as the address has them. */
export interface SavedView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

/** What the one who is signed in keeps of every list. */
export const SavedViews = createContext<readonly SavedView[]>([]);

const ACTION = '/admin/saved-views';

/** Those of one list. */
export const useSavedViews = (list: string): readonly SavedView[] =>
  use(SavedViews).filter((view) => view.list === list);

/** Keeps what is selected now. */
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

interface NameDialogProps extends Pick<SavedView, 'list' | 'query'> {
  readonly onClose: () => void;
}

function NameDialog({ list, query, onClose }: NameDialogProps) {
  const form = useAdminForm({
    id: 'save-view',
    action: ACTION,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.saveViewTitle}
      text={copy.saveViewText}
      form={form}
      hiddenFields={{ intent: 'save', list, query }}
      submitLabel={copy.saveView}
      busyText={copy.savingView}
      onClose={onClose}
    >
      <TextField name="name" label={copy.viewName} maxLength={40} autoComplete="off" />
    </FormDialog>
  );
}

/** Asks before a kept selection goes: the rows stay where they are. */
export function RemoveViewButton({ id, name }: Pick<SavedView, 'id' | 'name'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={copy.removeView(name)}
        onClick={() => setAsking(true)}
        className="-ml-2 grid min-h-11 w-9 place-items-center rounded-small text-ink-3 hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {isAsking && <RemoveDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

interface RemoveDialogProps extends Pick<SavedView, 'id' | 'name'> {
  readonly onClose: () => void;
}

function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const form = useAdminForm({ id: 'remove-view', action: ACTION, onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeView(name)}
      text={copy.removeViewText}
      form={form}
      hiddenFields={{ intent: 'remove', id }}
      submitLabel={copy.remove}
      busyText={copy.savingView}
      isDanger
      onClose={onClose}
    />
  );
}
