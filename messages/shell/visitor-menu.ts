import { inLanguage } from '#shared/language/language.ts';

export const visitorMenuCopy = inLanguage({
  id: {
    account: (name: string) => `Menu akun ${name}`,
    role: (role: string) => `Peran: ${role}`,
    admin: 'Portal Admin',
    logout: 'Keluar',
    menu: 'Menu',
  },
  en: {
    account: (name) => `Account menu of ${name}`,
    role: (role) => `Role: ${role}`,
    admin: 'Admin Portal',
    logout: 'Logout',
    menu: 'Menu',
  },
});
