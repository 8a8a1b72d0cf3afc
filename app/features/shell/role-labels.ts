export const roleLabels = { user: 'User', moderator: 'Moderator', admin: 'Admin' } as const;
