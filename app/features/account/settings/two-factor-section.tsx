import type { ReactNode } from 'react';
import { CodeFormField, PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { QrCode } from '#app/components/ui/qr-code.tsx';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { toast } from '#app/lib/toast.ts';
import type { Security } from '#contract/account/security.ts';
import { reauthenticationCopy } from '#messages/account/reauthentication.ts';
import { twoFactorCopy as copy, guardsCopy } from '#messages/account/security-settings.ts';
import { AskButton, AskForm, AskFrame, CloseAskButton } from './forms/ask.tsx';
import {
  SettingsForm,
  type SettingsFormState,
  SettingsSubmit,
  useSettingsForm,
} from './forms/settings-form.tsx';
import { type Ask, useAsk } from './forms/use-ask.ts';
import { SettingsSection } from './settings-layout.tsx';

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

interface Props {
  readonly ask: Ask;
  readonly isOn: boolean;
  readonly hasPassword: boolean;
}

function TwoFactorSetup({ ask, isOn, hasPassword }: Props) {
  const enabling = useSettingsForm({ intent: 'enable-two-factor', ask });
  const verifying = useSettingsForm({ intent: 'verify-two-factor', ask });
  const codes = verifying.success?.recovery_codes;
  if (codes !== undefined) {
    return (
      <AskFrame title={copy.codesTitle} text={copy.codes} onClose={ask.close}>
        <RecoveryCodes codes={codes} ask={ask} />
      </AskFrame>
    );
  }
  if (isOn) return null;
  const secret = secretIn(enabling.success ?? verifying.submittedValues);
  const { title, text } =
    secret === null ? { title: copy.title, text: copy.lede } : { title: copy.scanTitle, text: copy.scan };
  return (
    <AskFrame title={title} text={text} onClose={ask.close}>
      {secret === null ? (
        <PasswordStep form={enabling} hasPassword={hasPassword} />
      ) : (
        <ScanStep form={verifying} secret={secret} />
      )}
    </AskFrame>
  );
}

interface TotpSecret {
  readonly uri: string;
  readonly codes: string;
}

function secretIn({ totp_uri, recovery_codes }: Readonly<Record<string, unknown>>): TotpSecret | null {
  if (typeof totp_uri !== 'string' || typeof recovery_codes !== 'string') return null;
  return URL.canParse(totp_uri) ? { uri: totp_uri, codes: recovery_codes } : null;
}

interface PasswordStepProps {
  readonly form: SettingsFormState;
  readonly hasPassword: boolean;
}

function PasswordStep({ form, hasPassword }: PasswordStepProps) {
  const submit = (
    <SettingsSubmit form={form} block busyText={reauthenticationCopy.busy}>
      {copy.next}
    </SettingsSubmit>
  );
  return (
    <SettingsForm form={form} label={copy.title} submit={submit}>
      {hasPassword && (
        <PasswordFormField label={copy.password} name="password" autoComplete="current-password" />
      )}
    </SettingsForm>
  );
}

function ScanStep({ form, secret }: { readonly form: SettingsFormState; readonly secret: TotpSecret }) {
  const submit = (
    <SettingsSubmit form={form} block busyText={reauthenticationCopy.busy}>
      {copy.verify}
    </SettingsSubmit>
  );
  return (
    <SettingsForm form={form} label={copy.scanTitle} submit={submit}>
      <QrCode drawing={drawQr(secret.uri)} label={copy.scanTitle} />
      <ManualKey uri={secret.uri} />
      <input type="hidden" name="totp_uri" value={secret.uri} />
      <input type="hidden" name="recovery_codes" value={secret.codes} />
      <CodeFormField label={copy.code} />
    </SettingsForm>
  );
}

function ManualKey({ uri }: { readonly uri: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const copyKey = async () => {
    await navigator.clipboard.writeText(key);
    toast.success(copy.keyCopied);
  };
  return (
    <div className="grid gap-2 text-ink-2 text-small">
      <p>
        {copy.manual} <b className="break-all font-mono text-ink">{key.match(/.{1,4}/g)?.join(' ')}</b>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={copyKey} className="noscript:hidden">
          {copy.copyKey}
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={uri}>{copy.openApp}</a>
        </Button>
      </div>
    </div>
  );
}

interface RecoveryCodesProps {
  readonly codes: string;
  readonly ask: Ask;
}

function RecoveryCodes({ codes, ask }: RecoveryCodesProps) {
  const list = codes.split(' ');
  const copyAll = async () => {
    await navigator.clipboard.writeText(list.join('\n'));
    toast.success(copy.copied);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-6 rounded-card bg-sunk px-5 py-4 font-semibold">
        {list.map((code) => (
          <li key={code} className="py-1 font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button variant="outline" onClick={copyAll} className="noscript:hidden">
          {copy.copy}
        </Button>
        <CloseAskButton ask={ask}>{copy.kept}</CloseAskButton>
      </div>
    </div>
  );
}
