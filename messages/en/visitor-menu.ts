import type { visitorMenuCopy as id } from '../id/visitor-menu.ts';

export const visitorMenuCopy: typeof id = {
  account: (name) => `Account menu of ${name}`,
  role: (role) => `Role: ${role}`,
  admin: 'Admin Portal',
  logout: 'Logout',
  menu: 'Menu',
};
