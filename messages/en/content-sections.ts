import type { sectionCopy as id } from '../id/content-sections.ts';

export const sectionCopy: typeof id = {
  openLink: 'Open link',
  newTab: '(opens a new tab)',
  ownersOnly: 'For owners',
  videoOf: (title) => `Video: ${title}`,
};
