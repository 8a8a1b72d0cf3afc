import { useField } from '@conform-to/react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormSwitch } from '#app/components/form/switch-form-field.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { voicesCopy as copy } from '#messages/admin-content.ts';
import { ContentForm, useContentForm } from '../content-form.tsx';

interface OrderedListFormProps {
  readonly kind: 'faq' | 'testimonials';
  /** The list's name in the API. */
  readonly name: string;
  readonly rows: FormRow[];
  readonly savedAt: string | null;
  readonly schema: FormSchema;
  /** The fields of the entry with this name. */
  readonly renderFields: (name: string) => ReactNode;
}

/** A list of entries that are ordered, hidden and saved together. */
export function OrderedListForm({ kind, name, rows, savedAt, schema, renderFields }: OrderedListFormProps) {
  const action = `/admin/content/${kind}`;
  const form = useContentForm({ id: kind, action, schema, defaults: { [name]: rows }, version: savedAt });
  return (
    <ContentForm
      form={form}
      label={copy[kind]}
      hiddenFields={{ intent: name }}
      compareHref={action}
      actions={<AddButton kind={kind} name={name} />}
    >
      <OrderedRows kind={kind} name={name} renderFields={renderFields} />
    </ContentForm>
  );
}

function AddButton({ kind, name }: Pick<OrderedListFormProps, 'kind' | 'name'>) {
  const [field, form] = useField<FormRow[]>(name);
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => form.insert({ name: field.name, defaultValue: { is_active: 'true' } })}
    >
      <Plus aria-hidden="true" />
      {copy.add[kind]}
    </Button>
  );
}

type OrderedRowsProps = Pick<OrderedListFormProps, 'kind' | 'name' | 'renderFields'>;

function OrderedRows({ kind, name, renderFields }: OrderedRowsProps) {
  const [field, form] = useField<FormRow[]>(name);
  const rows = field.getFieldList();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly to: number; readonly isUp: boolean } | null>(null);
  // The focus follows the moved row, for the keyboard.
  useEffect(() => {
    if (moved.current === null || list.current === null) return;
    focusMoveButton(list.current, moved.current);
    moved.current = null;
  });
  const move = (from: number, to: number) => {
    moved.current = { to, isUp: to < from };
    form.reorder({ name, from, to });
  };
  return (
    <>
      {rows.length === 0 && <EmptyState {...(kind === 'faq' ? copy.noFaq : copy.noTestimonials)} />}
      <ol ref={list} className="border-line border-t empty:hidden">
        {rows.map((row, at) => (
          <li key={row.key} className="border-line border-b py-5">
            <fieldset className="grid gap-x-6 gap-y-4 sm:grid-cols-[44px_minmax(0,1fr)]">
              <legend className="sr-only">{copy.nth(at + 1)}</legend>
              <span aria-hidden="true" className="num pt-1 font-semibold text-ink-3 text-t3 max-sm:hidden">
                {at + 1}
              </span>
              <div className="grid min-w-0 gap-4">
                {renderFields(row.name)}
                <RowTools
                  name={row.name}
                  label={copy.nth(at + 1)}
                  onUp={at === 0 ? null : () => move(at, at - 1)}
                  onDown={at === rows.length - 1 ? null : () => move(at, at + 1)}
                  onRemove={() => form.remove({ name, index: at })}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
    </>
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
  readonly label: string;
  /** Null for the first row; `onDown` likewise for the last. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

function RowTools({ name, label, onUp, onDown, onRemove }: RowToolsProps) {
  const id = useId();
  return (
    <div className="flex items-center">
      <span className="mr-auto inline-flex items-center gap-1 text-ink-2 text-ui">
        <FormSwitch name={`${name}.is_active`} id={id} />
        <label htmlFor={id} className="cursor-pointer">
          {copy.shown}
        </label>
      </span>
      <Button
        data-mover
        variant="quiet"
        size="icon"
        aria-label={copy.up(label)}
        disabled={onUp === null}
        onClick={onUp ?? undefined}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        data-mover
        variant="quiet"
        size="icon"
        aria-label={copy.down(label)}
        disabled={onDown === null}
        onClick={onDown ?? undefined}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(label)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
