/** How a role reads on the screen. */
export const roleLabels = { user: 'User', moderator: 'Moderator', admin: 'Admin' } as const;
