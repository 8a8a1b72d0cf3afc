export const sortableCopy = {
  movable: 'dapat dipindahkan',
  instructions:
    'Tekan Spasi untuk mengangkat. Pindahkan dengan tombol panah, letakkan dengan Spasi lagi, batalkan dengan Escape.',
  place: (position: number, count: number) => `posisi ${position} dari ${count}`,
  lifted: (name: string, place: string) => `${name} diangkat dari ${place}.`,
  outside: (name: string) => `${name} berada di luar daftar.`,
  over: (name: string, place: string) => `${name} sekarang di ${place}.`,
  dropped: (name: string, place: string) => `${name} diletakkan di ${place}.`,
  cancelled: (name: string, place: string) => `Batal. ${name} kembali ke ${place}.`,
};
