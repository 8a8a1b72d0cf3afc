import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Security } from '#contract/account/security.ts';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.guards;

/** The three locks of the account at a glance; what is missing is said as plainly as what is there. */
export function GuardStrip({ security }: { readonly security: Security }) {
  const { has_password, two_factor_enabled, passkeys } = security;
  return (
    <dl aria-label={copy.label} className="grid border-line border-y sm:grid-cols-3">
      <Guard icon={<KeyRound aria-hidden />} label={copy.password} isOn={has_password}>
        {has_password ? copy.set : copy.unset}
      </Guard>
      <Guard icon={<ShieldCheck aria-hidden />} label={copy.twoFactor} isOn={two_factor_enabled}>
        {two_factor_enabled ? copy.on : copy.off}
      </Guard>
      <Guard icon={<Fingerprint aria-hidden />} label={copy.passkeys} isOn={passkeys.length > 0}>
        <span className="num">{passkeys.length}</span>
      </Guard>
    </dl>
  );
}

interface GuardProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

function Guard({ icon, label, isOn, children }: GuardProps) {
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 border-line py-4 max-sm:not-last:border-b sm:not-first:border-l sm:not-first:pl-5">
      <span
        className={`row-span-2 grid size-10 place-items-center rounded-full [&_svg]:size-5 ${isOn ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-3'}`}
      >
        {icon}
      </span>
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className={`col-start-2 font-semibold text-amount ${isOn ? '' : 'text-ink-2'}`}>{children}</dd>
    </div>
  );
}
