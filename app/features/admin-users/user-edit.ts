import type { UserRole } from '#shared/roles.ts';

export interface UserEdit {
  readonly role: UserRole;
  readonly is_active: boolean;
}

/** AUSR-009, AUSR-010: defaults for what is not known. */
export function toUserEdit(person: Partial<UserEdit> = {}): UserEdit {
  return { role: person.role ?? 'user', is_active: person.is_active ?? true };
}
