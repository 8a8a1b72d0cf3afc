import { FormProvider, getFormProps } from '@conform-to/react';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { STAY } from '#app/lib/form-reply.ts';
import { formWords } from './form-words.ts';
import type { FormState } from './use-form.ts';

/** Name of the field that a page opens at when it came back with problems. */
const FirstProblem = createContext<string | undefined>(undefined);

/** Whether a page that came back from the server opens at this field: it is the first with a problem. */
export const useOpensHere = (name: string): boolean => use(FirstProblem) === name;

interface PostFormProps {
  readonly form: FormState;
  /** Names the form for those who do not see its heading. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function PostForm({ form, label, className, children }: PostFormProps) {
  const { fetcher, meta, problem } = form;
  // Without scripts nobody could show the facts: the answer leads on.
  const isHydrated = useHydrated();
  return (
    <FormProvider context={meta.context}>
      <FirstProblem value={form.firstProblem}>
        <fetcher.Form
          {...getFormProps(meta)}
          method="post"
          action={form.action}
          aria-label={label}
          onFocus={form.fetchSchema}
          className={className}
        >
          {problem !== null && (
            <p
              role="alert"
              tabIndex={-1}
              {...(form.firstProblem === undefined && { autoFocus: true })}
              className="flex gap-2 rounded-control bg-debit-soft px-4 py-3 text-debit text-ui"
            >
              <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
              {problem}
            </p>
          )}
          {children}
          {form.stays && isHydrated && <input type="hidden" name={STAY} value="1" />}
        </fetcher.Form>
      </FirstProblem>
    </FormProvider>
  );
}

interface FormSubmitProps {
  readonly form: FormState;
  readonly label: string;
  readonly busyText?: string;
  readonly className?: string;
}

export function FormSubmit({ form, label, busyText = formWords.busy, className }: FormSubmitProps) {
  return (
    <Button type="submit" size="lg" block className={className} busyText={form.isBusy ? busyText : undefined}>
      {label}
    </Button>
  );
}
