import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Security } from '#contract/account/security.ts';
import { guardsCopy as copy } from '#messages/account/security-settings.ts';

export function SecurityOverview({ security }: { readonly security: Security }) {
  const { has_password, two_factor_enabled, passkeys } = security;
  return (
    <dl aria-label={copy.label} className="grid grid-cols-3 gap-x-4 border-line border-y">
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
    <div className="min-w-0 border-line py-3.5 not-first:border-l not-first:pl-4 sm:not-first:pl-5">
      <dt className="flex items-center gap-2 text-ink-3 text-small [&_svg]:size-4 [&_svg]:shrink-0 max-sm:[&_svg]:hidden">
        {icon}
        {label}
      </dt>
      <dd className="mt-1 font-semibold text-ui">
        <StatusDot tone={isOn ? 'ok' : 'off'}>{children}</StatusDot>
      </dd>
    </div>
  );
}
