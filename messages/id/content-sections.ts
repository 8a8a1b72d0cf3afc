/** Copy around a product's content. */
export const sectionCopy = {
  openLink: 'Buka Link',
  newTab: '(membuka tab baru)',
  ownersOnly: 'Untuk pemilik',
  videoOf: (title: string) => `Video: ${title}`,
};
