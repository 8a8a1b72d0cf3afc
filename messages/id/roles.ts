export const roleLabels = {
  user: 'Pengguna',
  moderator: 'Moderator',
  admin: 'Admin',
};
