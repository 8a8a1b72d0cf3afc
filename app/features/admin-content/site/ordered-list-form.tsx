import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { contentCopy } from '../content-copy.ts';
import { SaveBar } from '../save-bar.tsx';

const copy = contentCopy.voices;

interface OrderedListRow {
  readonly is_active: boolean;
}

interface OrderedListFormProps<Row extends OrderedListRow> {
  readonly kind: 'faq' | 'testimonials';
  readonly rows: readonly Row[];
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Null until somebody else saves. */
  readonly changedAt: string | null;
  readonly onChange: (rows: Row[]) => void;
  readonly onAdd: () => void;
  readonly onSave: () => void;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly renderFields: (row: Row, at: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** A list of entries that are ordered, hidden and saved together. */
export function OrderedListForm<Row extends OrderedListRow>(props: OrderedListFormProps<Row>) {
  const { kind, rows, isDirty, isBusy, changedAt, onChange, onAdd, onSave, renderFields } = props;
  const setRow = (at: number, row: Row) => onChange(rows.map((other, index) => (index === at ? row : other)));
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly to: number; readonly isUp: boolean } | null>(null);
  // The focus follows the moved row, for the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every reordering
  useEffect(() => {
    if (moved.current === null || list.current === null) return;
    focusMoveButton(list.current, moved.current);
    moved.current = null;
  }, [rows]);
  const move = (at: number, to: number) => {
    moved.current = { to, isUp: to < at };
    const next = [...rows];
    next.splice(to, 0, ...next.splice(at, 1));
    onChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-[860px]">
      {changedAt !== null && (
        <ConflictNotice
          changedAt={changedAt}
          href={`/admin/content/${kind}`}
          onReload={props.onReload}
          onOverwrite={props.onOverwrite}
        />
      )}
      {rows.length === 0 && <EmptyState {...(kind === 'faq' ? copy.noFaq : copy.noTestimonials)} />}
      <ol ref={list} className="border-line border-t empty:hidden">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
          <li key={at} className="border-line border-b py-5">
            <fieldset className="grid gap-x-6 gap-y-4 sm:grid-cols-[44px_minmax(0,1fr)]">
              <legend className="sr-only">{copy.nth(at + 1)}</legend>
              <span aria-hidden="true" className="num pt-1 font-semibold text-ink-3 text-t3 max-sm:hidden">
                {at + 1}
              </span>
              <div className="grid min-w-0 gap-4">
                {renderFields(row, at, (part) => setRow(at, { ...row, ...part }))}
                <RowTools
                  name={copy.nth(at + 1)}
                  isActive={row.is_active}
                  onShow={(is_active) => setRow(at, { ...row, is_active })}
                  onUp={at === 0 ? null : () => move(at, at - 1)}
                  onDown={at === rows.length - 1 ? null : () => move(at, at + 1)}
                  onRemove={() => onChange(rows.filter((_, index) => index !== at))}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <SaveBar isDirty={isDirty} isBusy={isBusy}>
        <Button variant="outline" size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {copy.add[kind]}
        </Button>
      </SaveBar>
      <UnsavedChangesGuard isDirty={isDirty && !isBusy} title={contentCopy.leave(copy[kind])} />
    </form>
  );
}

/** The pressed button, or the opposite one at the end of the list. */
function focusMoveButton(list: HTMLElement, { to, isUp }: { readonly to: number; readonly isUp: boolean }) {
  const [up, down] = list.children[to]?.querySelectorAll<HTMLButtonElement>('[data-mover]') ?? [];
  const [wanted, other] = isUp ? [up, down] : [down, up];
  (wanted?.disabled ? other : wanted)?.focus();
}

interface RowToolsProps {
  readonly name: string;
  readonly isActive: boolean;
  readonly onShow: (isActive: boolean) => void;
  /** Null for the first row; `onDown` likewise for the last. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

function RowTools({ name, isActive, onShow, onUp, onDown, onRemove }: RowToolsProps) {
  const id = useId();
  return (
    <div className="flex items-center">
      <span className="mr-auto inline-flex items-center gap-1 text-ink-2 text-ui">
        <Switch id={id} checked={isActive} onCheckedChange={onShow} />
        <label htmlFor={id}>{copy.shown}</label>
      </span>
      <Button
        data-mover
        variant="quiet"
        size="icon"
        aria-label={copy.up(name)}
        disabled={onUp === null}
        onClick={onUp ?? undefined}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        data-mover
        variant="quiet"
        size="icon"
        aria-label={copy.down(name)}
        disabled={onDown === null}
        onClick={onDown ?? undefined}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
