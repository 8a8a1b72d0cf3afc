import { z } from 'zod';
import { userRoles } from '#shared/people/roles.ts';
import { order } from '../checkout/checkout.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { adminSubscription } from '../subscriptions/admin.ts';
import { searchText, typedLine } from '../typed-text.ts';

const adminUser = z
  .object({
    id: uuid,
    auth_user_id: uuid.meta({ description: 'The same id: the account is the person.' }),
    email: z.string(),
    name: z.string(),
    full_name: z.string(),
    avatar_url: z.string().nullable(),
    role: z.enum(userRoles),
    is_active: z.boolean(),
    is_deleted: z.boolean().meta({ description: 'Forgotten for good; orders and postings are left.' }),
    delete_after: timestamp
      .nullable()
      .meta({ description: 'When it will be forgotten, if that was asked for.' }),
    created_at: timestamp,
    updated_at: timestamp,
    wallet_balance: rupiahField.meta({ description: 'Credit in the wallet, in whole rupiah.' }),
    total_orders: z.int(),
    total_spent: z.int().meta({ description: 'Purchases and subscriptions minus refunds, in whole rupiah.' }),
    last_sign_in_at: timestamp.nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUser>;

export const listAllUsers = moderatorApi.get('/api/admin/users', {
  summary: 'Accounts with their figures',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at', 'wallet_balance']).default('-created_at'),
    filters: {
      role: z.enum(userRoles).optional(),
      status: z.enum(['active', 'inactive']).optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({
    users: z.array(adminUser),
    total: listTotal,
  }),
});

export const userNotFound = {
  USER_NOT_FOUND: { status: 404 },
} as const;

const holding = z.object({
  id: uuid,
  product_id: uuid,
  title: z.string(),
  price: rupiahField.meta({ description: 'What the product costs today.' }),
  slug: z.string(),
  status: z.enum(['active', 'ended', 'revoked']),
  purchased_at: timestamp,
});

const userDetails = z
  .object({
    user: adminUser,
    facts: z.object({
      email_verified: z.boolean(),
      two_factor_enabled: z.boolean(),
      company: z.string(),
      job_role: z.string(),
      industry: z.string(),
      whatsapp: z.string(),
      sessions_count: z.int().meta({ description: 'Devices on which they are signed in now.' }),
      wallet_is_active: z.boolean().nullable().meta({ description: 'null: no wallet yet.' }),
      holdings_count: z.int().meta({ description: 'Active ones.' }),
    }),
    subscriptions: z.array(adminSubscription).max(20).meta({ description: 'The newest.' }),
    holdings: z.array(holding).max(20).meta({ description: 'The newest, also those that ended.' }),
    orders: z.array(order).max(5).meta({ description: 'The newest.' }),
  })
  .meta({ id: 'UserDetails' });
export type UserDetails = z.output<typeof userDetails>;

export const getUser = moderatorApi.get('/api/admin/users/{id}', {
  summary: 'One account with what it has',
  params: z.object({ id: uuid }),
  output: userDetails,
  refusals: userNotFound,
});

export const signOutUser = adminApi.post('/api/admin/users/{id}/sign-out', {
  summary: 'Sign somebody out of every device at once',
  params: z.object({ id: uuid }),
  body: z.object({}).strict(),
  output: z.object({ ended: z.int().meta({ description: 'How many devices that were.' }) }),
  refusals: userNotFound,
});

export const resetSecondFactor = adminApi.post('/api/admin/users/{id}/second-factor/lift', {
  summary: 'Switch the second factor of somebody off who lost phone and recovery codes; they get a mail',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z
    .object({
      reason: typedLine
        .min(3)
        .max(300)
        .meta({ description: 'How it was made sure that the owner asks; kept in the audit log.' }),
    })
    .strict(),
  output: z.object({ ended: z.int().meta({ description: 'How many devices were signed out.' }) }),
  refusals: {
    ...userNotFound,
    NO_SECOND_FACTOR: { status: 409 },
    OWN_ACCOUNT: { status: 409 },
  },
});

export const deleteUser = adminApi.post('/api/admin/users/{id}/deletion', {
  summary: 'Delete an account in seven days, as its owner would; they get a mail and may keep it until then',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z
    .object({
      gives_up_balance: z.boolean().default(false).meta({
        description: 'Must be true when there is money in the wallet: it can not be used afterwards.',
      }),
    })
    .strict(),
  output: z.object({ delete_after: timestamp }),
  refusals: {
    ...userNotFound,
    BALANCE_LEFT: {
      status: 409,
      sentence: 'STAFF_BALANCE_LEFT',
      details: z.object({ balance_bigint: senField }),
    },
    LAST_ADMIN: { status: 409 },
    STILL_ADMIN: { status: 409 },
  },
});

export const cancelUserDeletion = adminApi.delete('/api/admin/users/{id}/deletion', {
  summary: 'Keep an account that was to be deleted',
  params: z.object({ id: uuid }),
  output: z.object({ kept: z.literal(true) }),
  refusals: userNotFound,
});
