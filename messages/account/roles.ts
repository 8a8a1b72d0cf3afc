import { inLanguage } from '#shared/language/language.ts';

export const roleLabels = inLanguage({
  id: {
    user: 'Pengguna',
    moderator: 'Moderator',
    admin: 'Admin',
  },
  en: {
    user: 'User',
    moderator: 'Moderator',
    admin: 'Admin',
  },
});
