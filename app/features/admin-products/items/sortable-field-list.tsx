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
  /** What the button adds; without it items come from elsewhere. */
  readonly create?: () => Item;
  readonly addLabel?: string;
  /** What an item is called on its handle and its bin. */
  readonly nameOf: (item: Item, place: number) => string;
  /** The line behind which a long item is folded; a short one has none. */
  readonly summaryOf?: (item: Item, place: number) => ReactNode;
  readonly hasErrorAt?: (place: number) => boolean;
  readonly children: (item: Item, change: (part: Partial<Item>) => void, place: number) => ReactNode;
}

/** A list of small forms: each can be changed, moved and taken away, one more can be added. */
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
  const replace = (place: number, part: Partial<Item>) =>
    onChange(items.map((item, other) => (other === place ? { ...item, ...part } : item)));
  const reorder = (order: readonly string[]) => {
    arrange(order);
    onChange(order.flatMap((key) => items.filter((_, place) => keys[place] === key)));
  };
  const rows = items.flatMap((item, place) => {
    const key = keys[place];
    return key === undefined ? [] : [{ key, item, place, name: nameOf(item, place) }];
  });
  return (
    <div className="grid min-w-0 gap-3">
      <SortableList
        ids={keys}
        nameOf={(id) => rows.find(({ key }) => key === id)?.name ?? ''}
        onReorder={reorder}
      >
        <ul className="grid min-w-0 gap-3">
          {rows.map(({ key, item, place, name }) => {
            const row = {
              id: key,
              name,
              onRemove: () => {
                remove(key);
                onChange(items.filter((_, other) => other !== place));
              },
            };
            const fields = children(item, (part) => replace(place, part), place);
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
                summary={summaryOf(item, place)}
                isNew={isNew(key)}
                hasError={hasErrorAt?.(place) ?? false}
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

/** Whether something in the item at this path stands in the way of saving. */
export const hasErrorsAt =
  (problems: Problems, path: string) =>
  (place: number): boolean =>
    Object.keys(problems).some((name) => name.startsWith(`${path}.${place}.`));
