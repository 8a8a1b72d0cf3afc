import { useField } from '@conform-to/react';
import { ChevronDown, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { HiddenValues } from '#app/components/form/hidden-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { SortableItem, SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';

interface SortableFieldListProps<Row extends z.ZodType> {
  readonly name: string;
  readonly row: Row;
  readonly defaults?: FormRow;
  readonly addLabel?: string;
  readonly nameOf: (values: z.output<Row>, index: number) => string;
  readonly summaryOf?: (values: z.output<Row>, index: number) => ReactNode;
  readonly isUnlabelled?: boolean;
  readonly children: (name: string, index: number, values: z.output<Row>) => ReactNode;
}

export function SortableFieldList<Row extends z.ZodType>(props: SortableFieldListProps<Row>) {
  const { name, row, defaults, addLabel, nameOf, summaryOf, isUnlabelled, children } = props;
  const [field, form] = useField<FormRow[]>(name);
  const [seen] = useState(() => new Set(field.getFieldList().map(({ key }) => key)));
  const typed: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const rows = field.getFieldList().map((meta, index) => {
    const values = row.parse(typed[index] ?? {});
    return { meta, key: meta.key ?? meta.name, values, index, label: nameOf(values, index) };
  });
  const move = (order: readonly string[], moved: string) =>
    form.reorder({ name, from: rows.findIndex(({ key }) => key === moved), to: order.indexOf(moved) });
  return (
    <div className="grid min-w-0 gap-3">
      <SortableList
        ids={rows.map(({ key }) => key)}
        nameOf={(id) => rows.find(({ key }) => key === id)?.label ?? ''}
        onReorder={move}
      >
        <ul className="grid min-w-0 gap-3 empty:hidden">
          {rows.map(({ meta, key, values, index, label }) => {
            const shared = { id: key, name: label, onRemove: () => form.remove({ name, index }) };
            const fields = children(meta.name, index, values);
            if (summaryOf === undefined)
              return (
                <InlineItem key={key} {...shared} isUnlabelled={isUnlabelled}>
                  {fields}
                </InlineItem>
              );
            return (
              <CollapsibleItem
                key={key}
                {...shared}
                summary={summaryOf(values, index)}
                isNew={!seen.has(meta.key)}
                hasError={!meta.valid}
                path={meta.name}
                values={values}
              >
                {fields}
              </CollapsibleItem>
            );
          })}
        </ul>
      </SortableList>
      {defaults !== undefined && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => form.insert({ name: field.name, defaultValue: defaults })}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}

interface ItemRowProps {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

interface InlineItemProps extends ItemRowProps {
  readonly isUnlabelled?: boolean | undefined;
}

function InlineItem({ id, name, onRemove, isUnlabelled = false, children }: InlineItemProps) {
  const place = (right: string) =>
    isUnlabelled ? 'max-sm:order-1' : `max-sm:absolute max-sm:top-0 sm:mt-6.5 ${right}`;
  return (
    <SortableItem
      id={id}
      className="relative flex min-w-0 items-start gap-1 border-line border-t pt-3 max-sm:flex-wrap max-sm:justify-between"
    >
      <DragHandleButton label={copy.move(name)} className={`sm:-ml-2 ${place('max-sm:right-8')}`} />
      <div className={`min-w-0 flex-1 max-sm:basis-full ${isUnlabelled ? '' : 'max-sm:pt-2'}`}>
        {children}
      </div>
      <RemoveButton name={name} onRemove={onRemove} className={place('max-sm:-right-3')} />
    </SortableItem>
  );
}

interface CollapsibleItemProps extends ItemRowProps {
  readonly summary: ReactNode;
  readonly isNew: boolean;
  readonly hasError: boolean;
  readonly path: string;
  readonly values: unknown;
}

/** Open when new or invalid. The fields mount on first opening, so that a long course does not mount forty editors. */
function CollapsibleItem(props: CollapsibleItemProps) {
  const { id, name, summary, isNew, hasError, path, values, onRemove, children } = props;
  const [isOpen, setIsOpen] = useState(isNew);
  const [wasOpen, setWasOpen] = useState(isNew);
  const [hadError, setHadError] = useState(false);
  if (hasError !== hadError) {
    setHadError(hasError);
    if (hasError) setIsOpen(true);
  }
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <SortableItem id={id} className="relative min-w-0 rounded-control border border-line bg-surface">
      <div className="absolute top-1 right-1 flex">
        <DragHandleButton label={copy.move(name)} />
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2.5 rounded-control py-2 pr-25 pl-3 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-ink-3 transition-transform [[open]>summary>&]:rotate-180"
          />
          <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-snug">{summary}</span>
          {hasError && <CircleAlert aria-label={copy.wrong} className="size-5 shrink-0 text-debit" />}
        </summary>
        {wasOpen ? (
          <div className="border-line border-t p-3 sm:p-4">{children}</div>
        ) : (
          <HiddenValues name={path} values={values} />
        )}
      </details>
    </SortableItem>
  );
}

interface RemoveButtonProps extends Pick<ItemRowProps, 'name' | 'onRemove'> {
  readonly className?: string;
}

function RemoveButton({ name, onRemove, className }: RemoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={copy.remove(name)}
      onClick={onRemove}
      {...(className !== undefined && { className })}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
}

interface ItemSummaryProps {
  readonly name: string;
  readonly details: readonly (string | null)[];
}

export function ItemSummary({ name, details }: ItemSummaryProps) {
  const present = details.filter((fact) => fact !== null && fact !== '');
  return (
    <>
      <span className="wrap-anywhere font-semibold text-ui">{name}</span>
      {present.length > 0 && (
        <span className="wrap-anywhere text-ink-3 text-small tabular-nums">{present.join(' · ')}</span>
      )}
    </>
  );
}
