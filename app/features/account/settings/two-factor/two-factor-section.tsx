import type { ReactNode } from 'react';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { Security } from '#contract/account/security.ts';
import { twoFactorCopy as copy, guardsCopy } from '#messages/account/security-settings.ts';
import { AskButton, AskForm, AskFrame } from '../forms/ask.tsx';
import { SettingsForm, SettingsSubmit } from '../forms/settings-form.tsx';
import { type Ask, useAsk } from '../forms/use-ask.ts';
import { useSettingsForm } from '../forms/use-settings-form.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

export function TwoFactorSection({ security }: { readonly security: Security }) {
  const { two_factor_enabled: isOn, has_password } = security;
  const setup = useAsk('enable-two-factor');
  const renewal = useAsk('renew-recovery-codes');
  const removal = useAsk('disable-two-factor');
  const password = has_password && (
    <PasswordFormField label={copy.password} name="password" autoComplete="current-password" />
  );
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      state={<Badge variant={isOn ? 'ok' : 'off'}>{isOn ? guardsCopy.on : guardsCopy.off}</Badge>}
      action={
        isOn ? (
          <>
            <AskButton ask={renewal} variant="outline" size="sm">
              {copy.renew}
            </AskButton>
            <AskButton ask={removal} variant="danger" size="sm">
              {copy.disable}
            </AskButton>
          </>
        ) : (
          <AskButton ask={setup} size="sm">
            {copy.enable}
          </AskButton>
        )
      }
    >
      {setup.isOpen && <TwoFactorSetup ask={setup} isOn={isOn} hasPassword={has_password} />}
      {isOn && renewal.isOpen && <RenewRecoveryCodes ask={renewal}>{password}</RenewRecoveryCodes>}
      {isOn && (
        <AskForm ask={removal} title={copy.disableTitle} text={copy.disableText} confirmLabel={copy.disable}>
          {password}
        </AskForm>
      )}
    </SettingsSection>
  );
}

interface RenewProps {
  readonly ask: Ask;
  readonly children: ReactNode;
}

function RenewRecoveryCodes({ ask, children }: RenewProps) {
  const form = useSettingsForm({ intent: 'renew-recovery-codes', ask });
  const codes = form.success?.recovery_codes;
  if (codes !== undefined) {
    return (
      <AskFrame title={copy.codesTitle} text={copy.codes} onClose={ask.close}>
        <RecoveryCodes codes={codes} ask={ask} />
      </AskFrame>
    );
  }
  const submit = (
    <SettingsSubmit form={form} variant="danger" block>
      {copy.renew}
    </SettingsSubmit>
  );
  return (
    <AskFrame title={copy.renewTitle} text={copy.renewText} onClose={ask.close}>
      <SettingsForm form={form} label={copy.renewTitle} submit={submit}>
        {children}
      </SettingsForm>
    </AskFrame>
  );
}
