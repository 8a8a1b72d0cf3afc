/** The carousel of case studies and its dialog (PUB-072 to PUB-082). */
export const caseStudyCopy = {
  label: 'Studi kasus',
  failed: 'Studi kasus belum dapat dimuat',
  retry: 'Coba lagi',
  empty: 'Belum ada studi kasus',
  loading: 'Memuat studi kasus',
  read: 'Baca studi kasus',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  pause: 'Hentikan putaran otomatis',
  play: 'Putar otomatis',
  slide: (place: number, total: number) => `Slide ${place} dari ${total}`,
  story: 'Cerita lengkap',
  others: 'Studi kasus lain',
  page: 'Buka halaman penuh',
  dialogFailed: 'Studi kasus ini tidak dapat dimuat.',
  booking: 'Pilih waktu konsultasi',
};
