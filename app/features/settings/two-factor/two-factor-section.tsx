import { useState } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { TwoFactorPasswordDialog } from './two-factor-password-dialog.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const copy = settingsCopy.twoFactor;

type Open = 'setup' | 'disable' | 'renew' | null;

export function TwoFactorSection({ security }: { readonly security: Security }) {
  const { two_factor_enabled: isOn, has_password } = security;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      state={
        <Badge variant={isOn ? 'ok' : 'off'}>{isOn ? settingsCopy.guards.on : settingsCopy.guards.off}</Badge>
      }
      action={
        isOn ? (
          <>
            <Button variant="outline" size="sm" onClick={() => setOpen('renew')}>
              {copy.renew}
            </Button>
            <Button variant="danger" size="sm" onClick={() => setOpen('disable')}>
              {copy.disable}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={() => setOpen('setup')}>
            {copy.enable}
          </Button>
        )
      }
    >
      {open === 'setup' && <TwoFactorSetup hasPassword={has_password} onClose={close} />}
      {open === 'renew' && (
        <TwoFactorPasswordDialog
          title={copy.renewTitle}
          text={copy.renewText}
          action={copy.renew}
          path="/two-factor/generate-backup-codes"
          hasPassword={has_password}
          onClose={close}
        />
      )}
      {open === 'disable' && (
        <TwoFactorPasswordDialog
          title={copy.disableTitle}
          text={copy.disableText}
          action={copy.disable}
          path="/two-factor/disable"
          hasPassword={has_password}
          onClose={() => {
            close();
            toast.success(copy.disabled);
          }}
          onCancel={close}
        />
      )}
    </SettingsSection>
  );
}
