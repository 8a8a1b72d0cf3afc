import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Problems } from '../values/validate-product.ts';
import { CollapsibleItem, InlineItem } from './item-row.tsx';
import { useStableKeys } from './use-stable-keys.ts';

interface SortableFieldListProps<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** Without it, items are added from outside. */
  readonly create?: () => Item;
  readonly addLabel?: string;
  /** Labels the drag handle and the remove button. */
  readonly nameOf: (item: Item, index: number) => string;
  /** The summary of a collapsed item; without it items are inline. */
  readonly summaryOf?: (item: Item, index: number) => ReactNode;
  readonly hasErrorAt?: (index: number) => boolean;
  readonly children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode;
}

/** A list of small forms that can be edited, sorted, removed and added. */
export function SortableFieldList<Item extends object>({
  items,
  onChange,
  create,
  addLabel,
  nameOf,
  summaryOf,
  hasErrorAt,
  children,
}: SortableFieldListProps<Item>) {
  const { keys, isNew, add, remove, reorder: arrange } = useStableKeys(items.length);
  const replace = (index: number, part: Partial<Item>) =>
    onChange(items.map((item, other) => (other === index ? { ...item, ...part } : item)));
  const reorder = (order: readonly string[]) => {
    arrange(order);
    onChange(order.flatMap((key) => items.filter((_, index) => keys[index] === key)));
  };
  const rows = items.flatMap((item, index) => {
    const key = keys[index];
    return key === undefined ? [] : [{ key, item, index, name: nameOf(item, index) }];
  });
  return (
    <div className="grid min-w-0 gap-3">
      <SortableList
        ids={keys}
        nameOf={(id) => rows.find(({ key }) => key === id)?.name ?? ''}
        onReorder={reorder}
      >
        <ul className="grid min-w-0 gap-3">
          {rows.map(({ key, item, index, name }) => {
            const row = {
              id: key,
              name,
              onRemove: () => {
                remove(key);
                onChange(items.filter((_, other) => other !== index));
              },
            };
            const fields = children(item, (part) => replace(index, part), index);
            if (summaryOf === undefined) {
              return (
                <InlineItem key={key} {...row}>
                  {fields}
                </InlineItem>
              );
            }
            return (
              <CollapsibleItem
                key={key}
                {...row}
                summary={summaryOf(item, index)}
                isNew={isNew(key)}
                hasError={hasErrorAt?.(index) ?? false}
              >
                {fields}
              </CollapsibleItem>
            );
          })}
        </ul>
      </SortableList>
      {create !== undefined && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            add();
            onChange([...items, create()]);
          }}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}

/** Whether an item has problems. */
export const hasErrorsAt =
  (problems: Problems, path: string) =>
  (index: number): boolean =>
    Object.keys(problems).some((name) => name.startsWith(`${path}.${index}.`));
