import { accountCopy } from '#messages/account/account.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly label: string;
}

interface Props {
  readonly accounts: readonly DemoAccount[];
  readonly onPick: (account: DemoAccount) => void;
}

/** Development only: the test accounts (AUTH-007). */
export function DemoAccounts({ accounts, onPick }: Props) {
  if (accounts.length === 0) return null;
  return (
    <aside
      aria-label={accountCopy.devTitle}
      className="mt-8 rounded-card bg-dawn-soft p-4 text-ink text-small"
    >
      <h2 className="font-semibold text-ui">{accountCopy.devTitle}</h2>
      <p className="mt-1 text-ink-2">{accountCopy.devHint}</p>
      <ul className="mt-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-lg py-1 text-left hover:underline focus-visible:outline-2 focus-visible:outline-link"
            >
              <span className="grid">
                <b className="font-semibold">{account.label}</b> {account.email}
              </span>
              <code>{account.password}</code>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
