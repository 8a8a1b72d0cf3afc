import type { sortableCopy as id } from '../id/sortable.ts';

export const sortableCopy: typeof id = {
  movable: 'movable',
  instructions: 'Press Space to lift. Move with the arrow keys, drop with Space again, cancel with Escape.',
  place: (position, count) => `position ${position} of ${count}`,
  lifted: (name, place) => `${name} lifted from ${place}.`,
  outside: (name) => `${name} is outside the list.`,
  over: (name, place) => `${name} is now at ${place}.`,
  dropped: (name, place) => `${name} dropped at ${place}.`,
  cancelled: (name, place) => `Cancelled. ${name} is back at ${place}.`,
};
