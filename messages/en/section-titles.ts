import type { sectionTitles as id } from '../id/section-titles.ts';

export const sectionTitles: typeof id = {
  hero: 'Welcome',
  benefits: 'Benefits',
  modules: 'Modules',
  resources: 'Resources',
  testimonials: 'What people say',
  media: 'Media',
  faq: 'Questions and answers',
  cta: 'Start now',
};
