import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Read by screen readers on focus. */
export const instructions =
  'Tekan Spasi untuk mengangkat. Pindahkan dengan tombol panah, letakkan dengan Spasi lagi, batalkan dengan Escape.';

interface AnnouncementCopy {
  readonly nameOf: (id: string) => string;
  readonly positionOf: (id: string) => number;
  readonly count: number;
}

/** Live announcements while dragging. */
export function announcements({ nameOf, positionOf, count }: AnnouncementCopy): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => `posisi ${positionOf(String(id))} dari ${count}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} diangkat dari ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null
        ? `${name(active.id)} berada di luar daftar.`
        : `${name(active.id)} sekarang di ${place(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} diletakkan di ${place(over === null ? active.id : over.id)}.`,
    onDragCancel: ({ active }) => `Batal. ${name(active.id)} kembali ke ${place(active.id)}.`,
  };
}
