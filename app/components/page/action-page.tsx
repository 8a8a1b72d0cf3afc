import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActionQuestion } from '#app/components/dialogs/action-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formCopy } from '#messages/form.ts';
import { PageHeader } from './page-header.tsx';

interface ActionPageProps extends ActionQuestion {
  readonly form: ActionFormState;
  /** Where the way out leads. */
  readonly back: string;
  /** Nothing is to be sent yet; without scripts the server says so. */
  readonly canSubmit?: boolean;
  readonly children?: ReactNode;
}

/** The page behind an `ActionDialog`, for browsers without scripts. */
export function ActionPage({ form, title, text, back, children, ...props }: ActionPageProps) {
  const { submitLabel, busyText, cancelLabel = formCopy.cancel, isDanger = false, canSubmit = true } = props;
  const isHydrated = useHydrated();
  return (
    <div className="max-w-[560px]">
      <PageHeader title={title} subtitle={text} />
      <ActionForm form={form} label={title} className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-2.5">
          {/* Of two ways, one of which takes something away, the other is the stronger button. */}
          <Button asChild variant={isDanger ? 'primary' : 'outline'} className={isDanger ? 'flex-1' : ''}>
            <Link to={back}>{cancelLabel}</Link>
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            className="flex-1"
            disabled={isHydrated && !canSubmit}
            busyText={form.isBusy ? busyText : undefined}
          >
            {submitLabel}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
