import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userRoles } from '#shared/roles.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' }).notNull();
const line = (name: string) => text(name).notNull().default('');

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  email_verified: boolean('email_verified').notNull().default(false),
  full_name: text('full_name').notNull(),
  avatar_url: text('avatar_url'),
  role: text('role', { enum: userRoles }).notNull().default('user'),
  is_active: boolean('is_active').notNull().default(true),
  phone_number: text('phone_number'),
  phone_number_verified: boolean('phone_number_verified').notNull().default(false),
  two_factor_enabled: boolean('two_factor_enabled').notNull().default(false),
  delete_after: timestamp('delete_after', { withTimezone: true, mode: 'string' }),
  anonymised_at: timestamp('anonymised_at', { withTimezone: true, mode: 'string' }),
  created_at: moment('created_at').defaultNow(),
  updated_at: moment('updated_at').defaultNow(),
});

export const authSessions = pgTable('auth_sessions', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  token: text('token').notNull(),
  ip_address: text('ip_address'),
  user_agent: text('user_agent'),
  expires_at: moment('expires_at'),
  created_at: moment('created_at').defaultNow(),
  confirmed_at: moment('confirmed_at').defaultNow(),
  last_seen_at: moment('last_seen_at').defaultNow(),
  last_seen_address: text('last_seen_address'),
});

export const authAccounts = pgTable('auth_accounts', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  account_id: text('account_id').notNull(),
  provider_id: text('provider_id').notNull(),
  password: text('password'),
  created_at: moment('created_at').defaultNow(),
});

export const authPasskeys = pgTable('auth_passkeys', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  name: text('name'),
  backed_up: boolean('backed_up').notNull(),
  aaguid: text('aaguid'),
  created_at: moment('created_at').defaultNow(),
});

export const emailChanges = pgTable('email_changes', {
  user_id: uuid('user_id').primaryKey(),
  new_email: text('new_email').notNull(),
  current_token_hash: text('current_token_hash').notNull(),
  new_token_hash: text('new_token_hash').notNull(),
  current_confirmed_at: timestamp('current_confirmed_at', { withTimezone: true, mode: 'string' }),
  new_confirmed_at: timestamp('new_confirmed_at', { withTimezone: true, mode: 'string' }),
  expires_at: moment('expires_at'),
});

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  phone: line('phone'),
  whatsapp: line('whatsapp'),
  company: line('company'),
  website: line('website'),
  job_role: line('job_role'),
  company_size: line('company_size'),
  industry: line('industry'),
  monthly_revenue: line('monthly_revenue'),
  founding_year: integer('founding_year'),
  headquarters: line('headquarters'),
  company_description: line('company_description'),
  target_market: line('target_market'),
  business_model: line('business_model'),
  main_products_services: line('main_products_services'),
  current_challenges: line('current_challenges'),
  business_challenges: line('business_challenges'),
  ai_experience_level: line('ai_experience_level'),
  budget_range: line('budget_range'),
  timeline_expectations: line('timeline_expectations'),
  interested_services: text('interested_services').array().notNull().default([]),
  instagram: line('instagram'),
  facebook: line('facebook'),
  twitter: line('twitter'),
  linkedin: line('linkedin'),
  youtube: line('youtube'),
  tiktok: line('tiktok'),
  form_completion_status: jsonb('form_completion_status').$type<unknown>().notNull().default({}),
  total_form_submissions: integer('total_form_submissions').notNull().default(0),
  updated_at: moment('updated_at').defaultNow(),
});
