import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';

export interface DemoSignIn {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** How to sign in to the demo accounts; none outside of development. */
export function demoSignIns(appEnv: string): readonly DemoSignIn[] {
  if (appEnv !== 'development') return [];
  return demoAccounts.map(({ full_name, email }) => ({ label: full_name, email, password: DEMO_PASSWORD }));
}
