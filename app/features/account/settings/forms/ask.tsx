import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button, type ButtonProps } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import { settingsHref } from '../settings-notices.ts';
import { SettingsForm, SettingsSubmit, useSettingsForm } from './settings-form.tsx';
import { type Ask, askParams } from './use-ask.ts';

export function AskButton({ ask, ...button }: ButtonProps & { readonly ask: Ask }) {
  const [search] = useSearchParams();
  const { searchParams } = new URL(settingsHref(search, askParams(ask)), 'http://here.invalid');
  return (
    <Form
      method="get"
      action="/user/settings"
      onSubmit={(event) => {
        event.preventDefault();
        ask.open();
      }}
    >
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} />
    </Form>
  );
}

interface AskFrameProps {
  readonly title: string;
  readonly text: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function AskFrame({ title, text, role = 'dialog', onClose, children }: AskFrameProps) {
  if (useHydrated()) {
    return (
      <DialogFrame role={role} title={title} text={text} onClose={onClose}>
        {children}
      </DialogFrame>
    );
  }
  return (
    <section aria-label={title} className="grid w-full max-w-[640px] gap-4 rounded-card bg-soft p-5">
      <h3 className="text-t3">{title}</h3>
      <p className="text-ink-2 text-ui">{text}</p>
      {children}
    </section>
  );
}

interface AskFormProps extends Omit<AskFrameProps, 'onClose' | 'children'> {
  readonly ask: Ask;
  readonly confirmLabel: string;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

export function AskForm(props: AskFormProps) {
  return props.ask.isOpen ? <OpenAskForm {...props} /> : null;
}

function OpenAskForm({ ask, confirmLabel, isDisabled = false, children, ...frame }: AskFormProps) {
  const form = useSettingsForm({ intent: ask.name, id: ask.id, ask, onDone: ask.close });
  return (
    <AskFrame {...frame} onClose={ask.close}>
      <SettingsForm
        form={form}
        label={frame.title}
        submit={
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <CloseAskButton ask={ask} variant="outline">
              {settingsCopy.cancel}
            </CloseAskButton>
            <SettingsSubmit form={form} variant="danger" disabled={isDisabled}>
              {confirmLabel}
            </SettingsSubmit>
          </div>
        }
      >
        {children}
      </SettingsForm>
    </AskFrame>
  );
}

export function CloseAskButton({ ask, ...button }: ButtonProps & { readonly ask: Ask }) {
  const [search] = useSearchParams();
  if (useHydrated()) return <Button {...button} onClick={ask.close} />;
  const { children, ...link } = button;
  return (
    <Button asChild {...link}>
      <Link to={settingsHref(search)}>{children}</Link>
    </Button>
  );
}
