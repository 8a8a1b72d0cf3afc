import { browserClient } from '#app/lib/api/browser-client.ts';
import type { assignRole, setUserActive } from '#contract/admin/people.ts';
import type {
  cancelUserDeletion,
  deleteUser,
  resetSecondFactor,
  signOutUser,
} from '#contract/admin/users.ts';
import type { UserRole } from '#shared/roles.ts';

const withId = (id: string) => ({ params: { id } });

export const userApi = {
  assignRole: (user_id: string, role: UserRole) =>
    browserClient.call<typeof assignRole>(
      { method: 'post', path: '/api/admin/users/assign-role' },
      { body: { user_id, role } },
    ),
  setActive: (id: string, is_active: boolean) =>
    browserClient.call<typeof setUserActive>(
      { method: 'patch', path: '/api/admin/users/{id}/active' },
      { ...withId(id), body: { is_active } },
    ),
  signOut: (id: string) =>
    browserClient.call<typeof signOutUser>(
      { method: 'post', path: '/api/admin/users/{id}/sign-out' },
      { ...withId(id), body: {} },
    ),
  liftSecondFactor: (id: string, reason: string) =>
    browserClient.call<typeof resetSecondFactor>(
      { method: 'post', path: '/api/admin/users/{id}/second-factor/lift' },
      { ...withId(id), body: { reason } },
    ),
  remove: (id: string, gives_up_balance: boolean) =>
    browserClient.call<typeof deleteUser>(
      { method: 'post', path: '/api/admin/users/{id}/deletion' },
      { ...withId(id), body: { gives_up_balance } },
    ),
  cancelDeletion: (id: string) =>
    browserClient.call<typeof cancelUserDeletion>(
      { method: 'delete', path: '/api/admin/users/{id}/deletion' },
      withId(id),
    ),
} as const;
