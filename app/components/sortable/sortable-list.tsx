import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { moveItem } from './move-item.ts';
import { announcements, instructions } from './sortable-copy.ts';

interface SortableListProps {
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  /** What an item is called when it is read out. */
  readonly nameOf: (id: string) => string;
  /** The whole new order. It is called only when something moved. */
  readonly onReorder: (ids: readonly string[], moved: string) => void;
  /** `column`: one below the other, and things move up and down only; `grid`: tiles. */
  readonly layout?: 'column' | 'grid';
  readonly children: ReactNode;
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Items that can be put in another order by their handles. A drag begins at once (APRD-040) and a key moves by 25 px
 * (APRD-039), which is the step of the keyboard sensor. Put `SortableItem` with a `DragHandleButton` inside; load it with
 * `lazy` where the page is usable without it.
 */
export function SortableList({ ids, nameOf, onReorder, layout = 'column', children }: SortableListProps) {
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor));
  const positionOf = (item: string) => ids.indexOf(item) + 1;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const moved = String(active.id);
    const next = over === null ? ids : moveItem(ids, moved, String(over.id));
    if (next !== ids) onReorder(next, moved);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'column' ? [verticalOnly] : []}
      accessibility={{
        announcements: announcements({ nameOf, positionOf, count: ids.length }),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'column' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
