import type { UserRole } from '#shared/roles.ts';

/** What the Assign Role dialog changes. */
export interface UserEdit {
  readonly role: UserRole;
  readonly is_active: boolean;
}

/** AUSR-009, AUSR-010: the edit begins as the person stands; what is not known of them is an active user. */
export function toUserEdit(person: Partial<UserEdit> = {}): UserEdit {
  return { role: person.role ?? 'user', is_active: person.is_active ?? true };
}
