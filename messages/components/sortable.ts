import { inLanguage } from '#shared/language/language.ts';

export const sortableCopy = inLanguage({
  id: {
    movable: 'dapat dipindahkan',
    instructions:
      'Tekan Spasi untuk mengangkat. Pindahkan dengan tombol panah, letakkan dengan Spasi lagi, batalkan dengan Escape.',
    place: (position: number, count: number) => `posisi ${position} dari ${count}`,
    lifted: (name: string, place: string) => `${name} diangkat dari ${place}.`,
    outside: (name: string) => `${name} berada di luar daftar.`,
    over: (name: string, place: string) => `${name} sekarang di ${place}.`,
    dropped: (name: string, place: string) => `${name} diletakkan di ${place}.`,
    cancelled: (name: string, place: string) => `Batal. ${name} kembali ke ${place}.`,
  },
  en: {
    movable: 'movable',
    instructions: 'Press Space to lift. Move with the arrow keys, drop with Space again, cancel with Escape.',
    place: (position, count) => `position ${position} of ${count}`,
    lifted: (name, place) => `${name} lifted from ${place}.`,
    outside: (name) => `${name} is outside the list.`,
    over: (name, place) => `${name} is now at ${place}.`,
    dropped: (name, place) => `${name} dropped at ${place}.`,
    cancelled: (name, place) => `Cancelled. ${name} is back at ${place}.`,
  },
});
