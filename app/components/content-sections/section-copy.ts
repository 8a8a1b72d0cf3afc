/** Words that stand around the content of a product, wherever it is shown. */
export const sectionCopy = {
  openLink: 'Buka Link',
  newTab: '(membuka tab baru)',
  ownersOnly: 'Untuk pemilik',
  videoOf: (title: string) => `Video: ${title}`,
} as const;
