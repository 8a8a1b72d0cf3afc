import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { formCopy } from './form-copy.ts';

interface ItemListProps<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly create: () => Item;
  readonly addLabel: string;
  /** What an item is called on its delete button. */
  readonly nameOf: (item: Item, place: number) => string;
  readonly children: (item: Item, change: (part: Partial<Item>) => void, place: number) => ReactNode;
}

/** On a phone the button stands below, and what is typed has the whole width. */
const itemClass = 'flex min-w-0 items-start gap-2 border-line border-t pt-3 max-sm:flex-col';

/** A list of small forms: each can be changed and taken away, one more can be added. */
export function ItemList<Item extends object>({
  items,
  onChange,
  create,
  addLabel,
  nameOf,
  children,
}: ItemListProps<Item>) {
  const replace = (place: number, part: Partial<Item>) =>
    onChange(items.map((item, other) => (other === place ? { ...item, ...part } : item)));
  return (
    <div className="grid min-w-0 gap-3">
      <ul className="grid min-w-0 gap-3">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own, and are never moved here
          <li key={place} className={itemClass}>
            <div className="min-w-0 flex-1 max-sm:w-full">
              {children(item, (part) => replace(place, part), place)}
            </div>
            <Button
              variant="quiet"
              size="icon"
              className="max-sm:self-end"
              aria-label={formCopy.remove(nameOf(item, place))}
              onClick={() => onChange(items.filter((_, other) => other !== place))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...items, create()])}
      >
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
