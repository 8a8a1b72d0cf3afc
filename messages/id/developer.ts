export const developerCopy = {
  title: 'Panel pengembang',
  address: 'Alamat',
  route: 'Rute',
  theme: 'Tema',
  session: 'Sesi',
  screen: 'Layar',
};
