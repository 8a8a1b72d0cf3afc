import type { bundleCopy as id } from '../id/bundles.ts';

export const bundleCopy: typeof id = {
  contents: 'What is in the bundle',
  alone: (sum, price) => `Bought one by one ${sum}, as a bundle ${price}.`,
  each: 'All of it opens at once, each as if bought alone.',
  modules: (count) => `${count} ${count === 1 ? 'module' : 'modules'}`,
  owned: 'Already yours',
  ownedTitles: (titles) => `Already yours: ${titles}`,
  lessBy: 'That takes off',
  missing: (titles) => `Still to come: ${titles}`,
  complete: 'Complete the bundle',
  completeFor: (amount) => `Complete it for ${amount}`,
  yours: (parts) => `You own ${parts} of its products: for you`,
  visitor: 'Own one of these already? Sign in first, and the price goes down.',
  partOf: 'Bought in the bundle',
};
