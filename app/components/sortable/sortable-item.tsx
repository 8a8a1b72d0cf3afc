import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { HTMLAttributes } from 'react';
import { cn } from '#app/lib/cn.ts';
import { sortableCopy } from '#messages/components/sortable.ts';
import { DragHandleContext } from './drag-handle-button.tsx';

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
      'aria-roledescription': sortableCopy.movable,
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
