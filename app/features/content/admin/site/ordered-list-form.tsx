import { type FieldMetadata, useField } from '@conform-to/react';
import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormSwitch } from '#app/components/form/switch-form-field.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { voicesCopy as copy } from '#messages/content/admin-settings.ts';
import { ContentForm, useContentForm } from '../content-form.tsx';

interface OrderedListFormProps {
  readonly kind: 'faq' | 'testimonials';
  readonly name: string;
  readonly rows: FormRow[];
  readonly savedAt: string | null;
  readonly schema: FormSchema;
  readonly titleField: string;
  readonly renderFields: (name: string) => ReactNode;
}

export function OrderedListForm({ kind, name, rows, savedAt, schema, ...entries }: OrderedListFormProps) {
  const action = `/admin/content/${kind}`;
  const form = useContentForm({ id: kind, action, schema, defaults: { [name]: rows }, version: savedAt });
  return (
    <ContentForm form={form} label={copy[kind]} hiddenFields={{ intent: name }} compareHref={action}>
      <p className="mb-4 text-ink-2 text-ui">{copy.hints[kind]}</p>
      <OrderedRows kind={kind} name={name} {...entries} />
      <AddButton kind={kind} name={name} />
    </ContentForm>
  );
}

function AddButton({ kind, name }: Pick<OrderedListFormProps, 'kind' | 'name'>) {
  const [field, form] = useField<FormRow[]>(name);
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-4"
      onClick={() => form.insert({ name: field.name, defaultValue: { is_active: 'true' } })}
    >
      <Plus aria-hidden="true" />
      {copy.add[kind]}
    </Button>
  );
}

type OrderedRowsProps = Pick<OrderedListFormProps, 'kind' | 'name' | 'titleField' | 'renderFields'>;

function OrderedRows({ kind, name, titleField, renderFields }: OrderedRowsProps) {
  const [field, form] = useField<FormRow[]>(name);
  const rows = field.getFieldList();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly to: number; readonly isUp: boolean } | null>(null);
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
          <li key={row.key} className="border-line border-b">
            <fieldset className="flex flex-wrap items-start gap-x-4 py-1.5">
              <legend className="sr-only">{copy.nth(at + 1)}</legend>
              <FoldedEntry row={row} titleField={titleField}>
                {renderFields(row.name)}
              </FoldedEntry>
              <RowTools
                name={row.name}
                label={copy.nth(at + 1)}
                onUp={at === 0 ? null : () => move(at, at - 1)}
                onDown={at === rows.length - 1 ? null : () => move(at, at + 1)}
                onRemove={() => form.remove({ name, index: at })}
              />
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  );
}

interface FoldedEntryProps {
  readonly row: Pick<FieldMetadata<FormRow>, 'initialValue' | 'value' | 'valid'>;
  readonly titleField: string;
  readonly children: ReactNode;
}

function FoldedEntry({ row: { initialValue, value, valid }, titleField, children }: FoldedEntryProps) {
  const [isOpen, setIsOpen] = useState(initialValue?.[titleField] === undefined);
  if (!valid && !isOpen) setIsOpen(true);
  const title = value?.[titleField] ?? initialValue?.[titleField];
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group min-w-0 flex-[1_1_20rem]"
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-ui [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90"
        />
        <span className="wrap-anywhere line-clamp-2 font-semibold group-open:line-clamp-none">
          {typeof title === 'string' && title !== '' ? title : copy.untitled}
        </span>
      </summary>
      <div className="grid gap-4 pt-2 pb-5 sm:pl-6">{children}</div>
    </details>
  );
}

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
    <div className="flex items-center max-sm:basis-full">
      <span className="mr-auto sm:mr-3 inline-flex items-center gap-1 text-ink-2 text-ui">
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
