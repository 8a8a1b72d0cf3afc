import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { languages } from '#shared/language/language.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { userRoles } from '#shared/people/roles.ts';

const line = () => text().notNull().default('');

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  email_verified: boolean().notNull().default(false),
  full_name: text().notNull(),
  avatar_url: text(),
  role: text({ enum: userRoles }).notNull().default('user'),
  is_active: boolean().notNull().default(true),
  /** Written by the database. Null: no active admin. */
  admin_since: isoTimestamp(),
  phone_number: text(),
  phone_number_verified: boolean().notNull().default(false),
  two_factor_enabled: boolean().notNull().default(false),
  delete_after: isoTimestamp(),
  anonymised_at: isoTimestamp(),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

export const authSessions = pgTable('auth_sessions', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  token: text().notNull(),
  ip_address: text(),
  user_agent: text(),
  expires_at: isoTimestamp().notNull(),
  created_at: recordedAt(),
  /** Last proof of who is there; the sign-in counts. */
  confirmed_at: recordedAt(),
  /** Last such proof after the sign-in. */
  reauthenticated_at: isoTimestamp(),
  last_seen_at: recordedAt(),
  last_seen_address: text(),
});

export const authAccounts = pgTable('auth_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  account_id: text().notNull(),
  provider_id: text().notNull(),
  password: text(),
  created_at: recordedAt(),
});

export const authPasskeys = pgTable('auth_passkeys', {
  id: uuid().primaryKey(),
  user_id: uuid().notNull(),
  name: text(),
  backed_up: boolean().notNull(),
  aaguid: text(),
  created_at: recordedAt(),
});

export const emailChanges = pgTable('email_changes', {
  user_id: uuid().primaryKey(),
  new_email: text().notNull(),
  current_token_hash: text().notNull(),
  new_token_hash: text().notNull(),
  current_confirmed_at: isoTimestamp(),
  new_confirmed_at: isoTimestamp(),
  expires_at: isoTimestamp().notNull(),
});

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  phone: line(),
  whatsapp: line(),
  company: line(),
  website: line(),
  job_role: line(),
  company_size: line(),
  industry: line(),
  monthly_revenue: line(),
  founding_year: integer(),
  headquarters: line(),
  company_description: line(),
  target_market: line(),
  business_model: line(),
  main_products_services: line(),
  current_challenges: line(),
  business_challenges: line(),
  ai_experience_level: line(),
  budget_range: line(),
  timeline_expectations: line(),
  interested_services: text().array().notNull().default([]),
  instagram: line(),
  facebook: line(),
  twitter: line(),
  linkedin: line(),
  youtube: line(),
  tiktok: line(),
  form_completion_status: jsonb().$type<unknown>().notNull().default({}),
  total_form_submissions: integer().notNull().default(0),
  updated_at: recordedAt(),
});

export const accountPreferences = pgTable('account_preferences', {
  user_id: uuid().primaryKey(),
  mail_language: text({ enum: mailLanguages }).notNull().default('id'),
  /** Language of portal and admin; null: never chosen. */
  language: text({ enum: languages }),
  receipts: boolean().notNull().default(true),
  reminders: boolean().notNull().default(true),
  learning: boolean().notNull().default(true),
});

export const billingDetails = pgTable('billing_details', {
  user_id: uuid().primaryKey(),
  company_name: text().notNull(),
  npwp: text().notNull(),
  address: text().notNull(),
  updated_at: recordedAt(),
});

export const adminChanges = pgTable('admin_changes', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  base_role: text({ enum: userRoles }).notNull(),
  base_active: boolean().notNull(),
  role: text({ enum: userRoles }).notNull(),
  is_active: boolean().notNull(),
  status: text({ enum: ['pending', 'approved', 'rejected'] })
    .notNull()
    .default('pending'),
  requested_by: uuid().notNull(),
  decided_by: uuid(),
  decided_at: isoTimestamp(),
  created_at: recordedAt(),
});
