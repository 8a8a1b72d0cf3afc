import { inLanguage } from '#shared/language/language.ts';

export const developerCopy = inLanguage({
  id: {
    title: 'Panel pengembang',
    address: 'Alamat',
    route: 'Rute',
    theme: 'Tema',
    session: 'Sesi',
    screen: 'Layar',
  },
  en: {
    title: 'Developer panel',
    address: 'Address',
    route: 'Route',
    theme: 'Theme',
    session: 'Session',
    screen: 'Screen',
  },
});
