import { useField } from '@conform-to/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { CollapsibleItem, InlineItem } from './item-row.tsx';

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
