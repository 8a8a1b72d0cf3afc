import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { formPages } from '#app/lib/form-pages.ts';
import type { FormType } from '#shared/forms.ts';
import { ConsentField } from './consent-field.tsx';
import { FormClosed } from './form-closed.tsx';
import { FormReceived } from './form-received.tsx';
import { Trap } from './trap.tsx';
import { useLeadForm } from './use-lead-form.ts';

interface PageFormProps {
  readonly type: FormType;
  /** Names the form for those who do not see its heading. */
  readonly label: string;
  readonly submit: string;
  readonly received: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A form that stands on a page and gives way to the note that it has arrived. */
export function PageForm({ received, ...form }: PageFormProps) {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  const { type } = form;
  if (search.get('sent') === type) return <FormReceived {...received} id={type} again={formPages[type]} />;
  return closed_forms.includes(type) ? <FormClosed /> : <OpenForm {...form} />;
}

function OpenForm({ type, label, submit, children }: Omit<PageFormProps, 'received'>) {
  const form = useLeadForm({ type });
  return (
    <PostForm form={form} label={label} className="grid content-start gap-5">
      {children}
      <ConsentField />
      <FormSubmit form={form} label={submit} />
      <Trap />
    </PostForm>
  );
}
