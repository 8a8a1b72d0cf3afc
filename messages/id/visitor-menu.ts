export const visitorMenuCopy = {
  account: (name: string) => `Menu akun ${name}`,
  role: (role: string) => `Peran: ${role}`,
  admin: 'Portal Admin',
  logout: 'Keluar',
  menu: 'Menu',
};
