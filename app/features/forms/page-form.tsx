import { type ReactNode, useState } from 'react';
import type { FormType } from '#shared/forms.ts';
import { ConsentField } from './form-checks.tsx';
import { FormClosed } from './form-closed.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormReceived } from './form-received.tsx';
import { FormSubmit } from './form-submit.tsx';
import { useForm } from './use-form.ts';
import { useIsFormOpen } from './use-is-form-open.ts';

interface PageFormProps {
  readonly type: FormType;
  /** Names the form for those who do not see its heading. */
  readonly label: string;
  readonly submit: string;
  readonly received: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A form that stands on a page and gives way to the note that it has arrived. */
export function PageForm({ type, label, submit, received, children }: PageFormProps) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm({ type, onSent: () => setIsSent(true) });
  const isOpen = useIsFormOpen(type);
  if (!isOpen) return <FormClosed />;
  if (isSent) return <FormReceived {...received} onAgain={() => setIsSent(false)} />;
  return (
    <FormFrame form={form} label={label} className="grid content-start gap-5">
      {children}
      <ConsentField />
      <FormSubmit form={form} label={submit} />
    </FormFrame>
  );
}
