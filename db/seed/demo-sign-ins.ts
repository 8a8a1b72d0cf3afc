import { DEMO_PASSWORD, readAccounts } from './accounts.ts';

export interface DemoSignIn {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** Empty outside of development. */
export function demoSignIns(appEnv: string): readonly DemoSignIn[] {
  if (appEnv !== 'development') return [];
  return readAccounts().map(({ full_name, email }) => ({ label: full_name, email, password: DEMO_PASSWORD }));
}
