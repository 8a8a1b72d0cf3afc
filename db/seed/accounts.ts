import { z } from 'zod';
import { profileFields } from '#contract/account/profile.ts';
import { userRoles } from '#shared/people/roles.ts';
import { readYaml } from './read-files.ts';

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

interface DemoSignIn {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** Empty outside of development. */
export function demoSignIns(appEnv: string): readonly DemoSignIn[] {
  if (appEnv !== 'development') return [];
  return readAccounts().map(({ full_name, email }) => ({ label: full_name, email, password: DEMO_PASSWORD }));
}
