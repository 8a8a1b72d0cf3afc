import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActionQuestion } from '#app/components/dialogs/action-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { formCopy } from '#messages/form.ts';
import { PageHeader } from './page-header.tsx';

interface ActionPageProps extends ActionQuestion {
  readonly form: ActionFormState;
  /** Where the way out leads. */
  readonly back: string;
  readonly children?: ReactNode;
}

/** The page behind an `ActionDialog`, for browsers without scripts. */
export function ActionPage({ form, title, text, back, children, ...props }: ActionPageProps) {
  const { submitLabel, busyText, cancelLabel = formCopy.cancel, isDanger = false } = props;
  return (
    <div className="max-w-[560px]">
      <PageHeader title={title} subtitle={text} />
      <ActionForm form={form} label={title} className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-2.5">
          <Button asChild variant="outline">
            <Link to={back}>{cancelLabel}</Link>
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            className="flex-1"
            busyText={form.isBusy ? busyText : undefined}
          >
            {submitLabel}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
