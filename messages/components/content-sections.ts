import { inLanguage } from '#shared/language/language.ts';

export const sectionCopy = inLanguage({
  id: {
    openLink: 'Buka Link',
    newTab: '(membuka tab baru)',
    ownersOnly: 'Untuk pemilik',
    videoOf: (title: string) => `Video: ${title}`,
  },
  en: {
    openLink: 'Open link',
    newTab: '(opens a new tab)',
    ownersOnly: 'For owners',
    videoOf: (title) => `Video: ${title}`,
  },
});
