/** Roles of a user (DECISIONS 34); a route for `visitor` requires none. */
export const userRoles = ['user', 'moderator', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];
export type RequiredRole = 'visitor' | UserRole;

const rank: Readonly<Record<RequiredRole, number>> = { visitor: 0, user: 1, moderator: 2, admin: 3 };

/** A null `role` means not signed in. */
export function isAllowed(role: UserRole | null, required: RequiredRole): boolean {
  return rank[role ?? 'visitor'] >= rank[required];
}
