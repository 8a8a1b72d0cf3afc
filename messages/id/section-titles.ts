import type { SectionType } from '#shared/content/content-sections.ts';

/** Default titles (PROD-048). */
export const sectionTitles: Readonly<Record<SectionType, string>> = {
  hero: 'Selamat Datang',
  benefits: 'Manfaat',
  modules: 'Materi',
  resources: 'Bahan pendukung',
  testimonials: 'Kata pemakainya',
  media: 'Media',
  faq: 'Pertanyaan umum',
  cta: 'Mulai sekarang',
};
