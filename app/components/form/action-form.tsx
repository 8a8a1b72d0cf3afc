import { FormProvider, getFormProps } from '@conform-to/react';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { formCopy } from '#messages/components/form.ts';
import type { ActionFormState } from './use-action-form.ts';

const FirstInvalidField = createContext<string | undefined>(undefined);

export const useIsFirstInvalid = (name: string): boolean => use(FirstInvalidField) === name;

interface ActionFormProps {
  readonly form: ActionFormState;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ActionForm({ form, label, className, children }: ActionFormProps) {
  const { fetcher, meta } = form;
  const isHydrated = useHydrated();
  return (
    <FormProvider context={meta.context}>
      <FirstInvalidField value={form.firstInvalidField}>
        <fetcher.Form
          {...getFormProps(meta)}
          method="post"
          action={form.action}
          {...(form.encType && { encType: form.encType })}
          aria-label={label}
          onFocus={form.fetchSchema}
          className={className}
        >
          {!form.isErrorAtButton && <FormErrorLine form={form} />}
          {children}
          {form.staysOnPage && isHydrated && <input type="hidden" name={STAY_ON_PAGE} value="1" />}
        </fetcher.Form>
      </FirstInvalidField>
    </FormProvider>
  );
}

function FormErrorLine({ form }: { readonly form: ActionFormState }) {
  if (form.formError === null) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      {...(form.firstInvalidField === undefined && { autoFocus: true })}
      className="flex gap-2 rounded-control bg-debit-soft px-4 py-3 text-debit text-ui"
    >
      <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
      {form.formError}
    </p>
  );
}

interface SubmitButtonProps {
  readonly form: ActionFormState;
  readonly label: string;
  readonly busyText?: string;
  readonly className?: string;
}

export function SubmitButton({ form, label, busyText = formCopy.busy, className }: SubmitButtonProps) {
  return (
    <>
      {form.isErrorAtButton && <FormErrorLine form={form} />}
      <Button
        type="submit"
        size="lg"
        block
        className={className}
        busyText={form.isBusy ? busyText : undefined}
      >
        {label}
      </Button>
    </>
  );
}
