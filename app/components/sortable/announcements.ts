import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { sortableCopy as copy } from '#messages/sortable.ts';

interface SortableNames {
  readonly nameOf: (id: string) => string;
  readonly positionOf: (id: string) => number;
  readonly count: number;
}

/** Live announcements while dragging. */
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
