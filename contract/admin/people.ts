import { z } from 'zod';
import { userRoles } from '#shared/people/roles.ts';
import { endpoint } from '../endpoint.ts';
import { uuid } from '../fields.ts';

const person = z
  .object({
    id: uuid,
    email: z.string(),
    full_name: z.string(),
    role: z.enum(userRoles),
    is_active: z.boolean(),
  })
  .meta({ id: 'Person' });

const refusals = {
  USER_NOT_FOUND: { status: 404 },
  LAST_ADMIN: { status: 409 },
} as const;

export const assignRole = endpoint({
  method: 'post',
  path: '/api/admin/users/assign-role',
  summary: 'Give somebody a role; the last admin stays one',
  tag: 'Admin',
  role: 'admin',
  reauthentication: 'required',
  body: z.object({ user_id: uuid, role: z.enum(userRoles) }).strict(),
  output: z.object({ user: person }),
  refusals,
});

export const setUserActive = endpoint({
  method: 'patch',
  path: '/api/admin/users/{id}/active',
  summary: 'Open or close an account; closing signs it out everywhere at once',
  tag: 'Admin',
  role: 'admin',
  params: z.object({ id: uuid }),
  body: z.object({ is_active: z.boolean() }).strict(),
  output: z.object({ user: person }),
  refusals,
});
