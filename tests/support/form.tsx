import { FormProvider, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import { htmlOf } from './page.tsx';

interface FormState {
  readonly values: FormValues;
  readonly errors?: Readonly<Record<string, string[]>>;
}

/** Fields in a form that holds these values, after these errors came back. */
export const htmlOfFields = (fields: ReactNode, state: FormState) => htmlOf(<Form {...state}>{fields}</Form>);

/** The values as a page posts them. */
export function postedValues(values: FormValues): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) form.append(name, String(value));
    else
      for (const [key, part] of Object.entries(value))
        add(Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`, part);
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form;
}

function Form({ values, errors, children }: FormState & { readonly children: ReactNode }) {
  const [form] = useForm<FormValues>({
    id: 'form',
    defaultValue: values,
    lastResult: errors === undefined ? null : { status: 'error', error: { ...errors } },
  });
  return (
    <FormProvider context={form.context}>
      <form id={form.id} method="post">
        {children}
      </form>
    </FormProvider>
  );
}
