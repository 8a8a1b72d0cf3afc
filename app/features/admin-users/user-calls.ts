import type { assignRole, setUserActive } from '#contract/admin/people.ts';
import type { deleteUser, keepUser, liftSecondFactor, signOutUser } from '#contract/admin/users.ts';
import { createClient } from '#contract/client.ts';
import type { UserRole } from '#shared/roles.ts';

const browser = createClient((request) => fetch(request));
const at = (id: string) => ({ params: { id } });

/** What admins do to an account, called from the browser. */
export const userCalls = {
  assignRole: (user_id: string, role: UserRole) =>
    browser.call<typeof assignRole>(
      { method: 'post', path: '/api/admin/users/assign-role' },
      { body: { user_id, role } },
    ),
  setActive: (id: string, is_active: boolean) =>
    browser.call<typeof setUserActive>(
      { method: 'patch', path: '/api/admin/users/{id}/active' },
      { ...at(id), body: { is_active } },
    ),
  signOut: (id: string) =>
    browser.call<typeof signOutUser>(
      { method: 'post', path: '/api/admin/users/{id}/sign-out' },
      { ...at(id), body: {} },
    ),
  liftSecondFactor: (id: string, reason: string) =>
    browser.call<typeof liftSecondFactor>(
      { method: 'post', path: '/api/admin/users/{id}/second-factor/lift' },
      { ...at(id), body: { reason } },
    ),
  remove: (id: string, gives_up_balance: boolean) =>
    browser.call<typeof deleteUser>(
      { method: 'post', path: '/api/admin/users/{id}/deletion' },
      { ...at(id), body: { gives_up_balance } },
    ),
  keep: (id: string) =>
    browser.call<typeof keepUser>({ method: 'delete', path: '/api/admin/users/{id}/deletion' }, at(id)),
} as const;
