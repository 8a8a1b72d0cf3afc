import { z } from 'zod';
import { userRoles } from '#shared/people/roles.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';

const person = z
  .object({
    id: uuid,
    email: z.string(),
    full_name: z.string(),
    role: z.enum(userRoles),
    is_active: z.boolean(),
  })
  .meta({ id: 'Person' });

const changed = z.object({
  user: person,
  is_waiting: z.boolean().meta({
    description: 'It makes or unmakes an admin and waits for a second admin; the account is as it was.',
  }),
});

const refusals = {
  USER_NOT_FOUND: { status: 404 },
  LAST_ADMIN: { status: 409 },
  ADMIN_CHANGE_WAITING: { status: 409 },
} as const;

export const assignRole = adminApi.post('/api/admin/users/assign-role', {
  summary: 'Give somebody a role; making or unmaking an admin waits for a second admin, where there is one',
  reauthentication: 'required',
  body: z.object({ user_id: uuid, role: z.enum(userRoles) }).strict(),
  output: changed,
  refusals,
});

export const setUserActive = adminApi.patch('/api/admin/users/{id}/active', {
  summary:
    'Open or close an account; closing signs it out everywhere at once. That of an admin waits for a second admin, where there is one',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ is_active: z.boolean() }).strict(),
  output: changed,
  refusals: { ...refusals, OWN_ACCESS: { status: 409 } },
});

const adminChange = z
  .object({
    id: uuid,
    user_id: uuid,
    user_name: z.string(),
    user_email: z.string(),
    role: z.enum(userRoles).meta({ description: 'What the account becomes.' }),
    is_active: z.boolean(),
    requested_by: uuid,
    requested_by_name: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'AdminChange' });
export type AdminChange = z.output<typeof adminChange>;

export const listAdminChanges = adminApi.get('/api/admin/users/admin-changes', {
  summary: 'Who is to become or to stop being an admin, and waits for a second admin; the oldest first',
  output: z.object({ admin_changes: z.array(adminChange).max(100) }),
});

export const decideAdminChange = adminApi.post('/api/admin/users/admin-changes/{id}/decide', {
  summary: 'Approve or reject making or unmaking an admin; whoever asked for it can only take it back',
  description: 'Only who was an admin already when it was asked for approves.',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ verdict: z.enum(['approve', 'reject']) }).strict(),
  output: z.object({ status: z.enum(['approved', 'rejected']) }),
  refusals: {
    CHANGE_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
    ADMIN_CHANGE_OUTDATED: { status: 409 },
    LAST_ADMIN: { status: 409 },
    SECOND_ADMIN_NEEDED: { status: 403 },
  },
});
