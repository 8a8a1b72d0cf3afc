/** Roles live on the user (DECISIONS 34). `visitor` is what a route may require of nobody. */
export const userRoles = ['user', 'moderator', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];
export type RequiredRole = 'visitor' | UserRole;

const rank: Readonly<Record<RequiredRole, number>> = { visitor: 0, user: 1, moderator: 2, admin: 3 };

/** Whether somebody with `role` (null: not signed in) may use what requires `required`. */
export function isAllowed(role: UserRole | null, required: RequiredRole): boolean {
  return rank[role ?? 'visitor'] >= rank[required];
}
