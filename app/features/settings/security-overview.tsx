import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Security } from '#contract/account/security.ts';
import { guardsCopy as copy } from '#messages/settings.ts';

export function SecurityOverview({ security }: { readonly security: Security }) {
  const { has_password, two_factor_enabled, passkeys } = security;
  return (
    <dl aria-label={copy.label} className="grid border-line border-y sm:grid-cols-3">
      <SecurityItem icon={<KeyRound aria-hidden />} label={copy.password} isOn={has_password}>
        {has_password ? copy.set : copy.unset}
      </SecurityItem>
      <SecurityItem icon={<ShieldCheck aria-hidden />} label={copy.twoFactor} isOn={two_factor_enabled}>
        {two_factor_enabled ? copy.on : copy.off}
      </SecurityItem>
      <SecurityItem icon={<Fingerprint aria-hidden />} label={copy.passkeys} isOn={passkeys.length > 0}>
        <span className="num">{passkeys.length}</span>
      </SecurityItem>
    </dl>
  );
}

interface SecurityItemProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

function SecurityItem({ icon, label, isOn, children }: SecurityItemProps) {
  return (
    <div className="group relative border-line py-4 pl-13 max-sm:not-last:border-b sm:not-first:border-l sm:not-first:pl-18">
      <dt className="text-ink-3 text-small">
        <span
          className={`absolute top-1/2 left-0 grid size-10 -translate-y-1/2 place-items-center rounded-full sm:group-not-first:left-5 [&_svg]:size-5 ${isOn ? 'bg-credit-soft text-credit' : 'bg-sunk text-ink-3'}`}
        >
          {icon}
        </span>
        {label}
      </dt>
      <dd className={`font-semibold text-amount ${isOn ? '' : 'text-ink-2'}`}>{children}</dd>
    </div>
  );
}
