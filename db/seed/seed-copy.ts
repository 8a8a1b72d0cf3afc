const id = {
  instructor_bio:
    'Konsultan AI untuk toko, klinik, restoran, dan pabrik di Indonesia. Materi disusun dari pekerjaan sehari-hari: chat pelanggan, nota, jadwal, dan stok.',
  fits: 'Cocok untuk Anda bila',
  doesNotFit: 'Belum cocok bila',
  benefits: 'Yang berubah di pekerjaan Anda',
  content: 'Materi',
  modules: (count: number) => `${count} modul, dibuka dalam urutan yang Anda suka.`,
  minutes: (count: number) => `${count} menit`,
  forOwners: 'Terbuka untuk pemilik produk ini.',
  voices: 'Kata pemakainya',
  questions: 'Yang sering ditanyakan',
  start: 'Mulai',
};
export type SeedCopy = typeof id;

const en: SeedCopy = {
  instructor_bio:
    'AI consultant for shops, clinics, restaurants and factories in Indonesia. The lessons come from everyday work: customer chats, receipts, schedules and stock.',
  fits: 'Right for you if',
  doesNotFit: 'Not yet right if',
  benefits: 'What changes in your work',
  content: 'Lessons',
  modules: (count) => `${count} modules, in whatever order you like.`,
  minutes: (count) => `${count} min`,
  forOwners: 'Open to owners of this product.',
  voices: 'What people say',
  questions: 'Common questions',
  start: 'Start',
};

export const seedCopy = { id, en } as const;
