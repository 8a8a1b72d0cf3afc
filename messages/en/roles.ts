import type { roleLabels as id } from '../id/roles.ts';

export const roleLabels: typeof id = {
  user: 'User',
  moderator: 'Moderator',
  admin: 'Admin',
};
