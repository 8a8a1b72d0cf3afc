import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { sortableCopy as copy, sortableCopy } from '#messages/components/sortable.ts';
import { DragHandleContext } from './drag-handle-button.tsx';

interface SortableListProps {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Called with the whole new order after a move. */
  readonly onReorder: (ids: readonly string[], moved: string) => void;
  /** `column` moves vertically only. */
  readonly layout?: 'column' | 'grid';
  readonly children: ReactNode;
}

export function moveItem(ids: readonly string[], id: string, over: string): readonly string[] {
  const to = ids.indexOf(over);
  if (id === over || to < 0 || !ids.includes(id)) return ids;
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * Dragging starts at once (APRD-040); a key moves by 25 px (APRD-039), the keyboard sensor's default. Load it with
 * `lazyPart` where the page is usable without it.
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
        screenReaderInstructions: { draggable: sortableCopy.instructions },
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

interface SortableNames {
  readonly nameOf: (id: string) => string;
  readonly positionOf: (id: string) => number;
  readonly count: number;
}

export function announcements({ nameOf, positionOf, count }: SortableNames): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => copy.place(positionOf(String(id)), count);
  return {
    onDragStart: ({ active }) => copy.lifted(name(active.id), place(active.id)),
    onDragOver: ({ active, over }) =>
      over === null ? copy.outside(name(active.id)) : copy.over(name(active.id), place(over.id)),
    onDragEnd: ({ active, over }) =>
      copy.dropped(name(active.id), place(over === null ? active.id : over.id)),
    onDragCancel: ({ active }) => copy.cancelled(name(active.id), place(active.id)),
  };
}

interface SortableItemProps extends Omit<HTMLAttributes<HTMLElement>, 'id'> {
  readonly id: string;
  readonly as?: 'li' | 'div' | 'tr';
}

export function SortableItem({
  id,
  as: Tag = 'li',
  className,
  style,
  children,
  ...props
}: SortableItemProps) {
  const item = useSortable({ id });
  const { 'aria-describedby': described, 'aria-pressed': pressed, tabIndex } = item.attributes;
  const dragHandle = {
    ref: item.setActivatorNodeRef,
    props: {
      ...item.listeners,
      tabIndex,
      'aria-describedby': described,
      'aria-pressed': pressed,
      'aria-roledescription': copy.movable,
    },
  };
  return (
    <Tag
      ref={item.setNodeRef}
      className={cn(className, item.isDragging && 'relative z-10 bg-lift shadow-2')}
      style={{ ...style, transform: CSS.Translate.toString(item.transform), transition: item.transition }}
      {...props}
    >
      <DragHandleContext value={dragHandle}>{children}</DragHandleContext>
    </Tag>
  );
}
