import { z } from 'zod';
import { profileFields } from '#contract/account/profile.ts';
import { userRoles } from '#shared/people/roles.ts';
import { readYaml } from './read-yaml.ts';

/** The password of every demo account; printed at the start of a demo installation, never used elsewhere. */
export const DEMO_PASSWORD = 'demo-arunika';

export const DEMO_BUYER_EMAIL = 'user@arunika.example';

const account = z.strictObject({
  email: z.email(),
  full_name: z.string(),
  role: z.enum(userRoles),
  profile: profileFields.partial().strict().default({}),
});
export type DemoAccount = z.output<typeof account>;

export const readAccounts = () => readYaml('accounts.yaml', account.array());
