import type { SectionType } from '#shared/content/content-sections.ts';
import { inLanguage } from '#shared/language/language.ts';

/** Default titles (PROD-048). */
export const sectionTitles = inLanguage<Readonly<Record<SectionType, string>>>({
  id: {
    hero: 'Selamat Datang',
    benefits: 'Manfaat',
    modules: 'Materi',
    resources: 'Bahan pendukung',
    testimonials: 'Kata pemakainya',
    media: 'Media',
    faq: 'Pertanyaan umum',
    cta: 'Mulai sekarang',
  },
  en: {
    hero: 'Welcome',
    benefits: 'Benefits',
    modules: 'Modules',
    resources: 'Resources',
    testimonials: 'What people say',
    media: 'Media',
    faq: 'Questions and answers',
    cta: 'Start now',
  },
});
