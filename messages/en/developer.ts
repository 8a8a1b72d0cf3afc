import type { developerCopy as id } from '../id/developer.ts';

export const developerCopy: typeof id = {
  title: 'Developer panel',
  address: 'Address',
  route: 'Route',
  theme: 'Theme',
  session: 'Session',
  screen: 'Screen',
};
