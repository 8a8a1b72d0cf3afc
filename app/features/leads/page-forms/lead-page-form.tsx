import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { FormClosed } from '../form-closed.tsx';
import { HoneypotField } from '../honeypot-field.tsx';
import { ThankYou } from '../thank-you.tsx';
import { useLeadForm } from '../use-lead-form.ts';

interface LeadPageFormProps {
  readonly type: FormType;
  readonly label: string;
  readonly submitLabel: string;
  readonly received: { readonly title: string; readonly text: string };
  readonly defaults?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function LeadPageForm({ received, ...form }: LeadPageFormProps) {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  const { type } = form;
  if (search.get('sent') === type)
    return <ThankYou {...received} id={type} restartHref={leadFormPaths[type]} />;
  return closed_forms.includes(type) ? <FormClosed /> : <LeadForm {...form} />;
}

function LeadForm({
  type,
  label,
  submitLabel,
  defaults = {},
  children,
}: Omit<LeadPageFormProps, 'received'>) {
  const form = useLeadForm({ type, defaults });
  return (
    <ActionForm form={form} label={label} className="grid content-start gap-5">
      {children}
      <ConsentField />
      <SubmitButton form={form} label={submitLabel} />
      <HoneypotField />
    </ActionForm>
  );
}
