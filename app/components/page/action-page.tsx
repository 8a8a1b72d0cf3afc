import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActionQuestion } from '#app/components/dialogs/action-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { formCopy } from '#messages/components/form.ts';
import { BackLink } from './back-link.tsx';
import { PageHeader } from './page-header.tsx';

interface ActionPageProps extends ActionQuestion {
  readonly form: ActionFormState;
  readonly back: string;
  readonly backLabel: string;
  readonly canSubmit?: boolean;
  readonly children?: ReactNode;
}

/** Serves the form of an `ActionDialog` to browsers without scripts. */
export function ActionPage({ form, title, text, back, backLabel, children, ...props }: ActionPageProps) {
  const { submitLabel, busyText, cancelLabel = formCopy.cancel, isDanger = false, canSubmit = true } = props;
  const isHydrated = useHydrated();
  // For a destructive action, the way out is the stronger button.
  const wayOut = (
    <Button asChild variant={isDanger ? 'primary' : 'quiet'}>
      <Link to={back}>{cancelLabel}</Link>
    </Button>
  );
  return (
    <div className="max-w-[560px]">
      <BackLink to={back}>{backLabel}</BackLink>
      <PageHeader title={title} subtitle={text} />
      <ActionForm form={form} label={title} className="grid gap-5">
        {children}
        <FormFoot>
          {isDanger && wayOut}
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            disabled={isHydrated && !canSubmit}
            busyText={form.isBusy ? busyText : undefined}
          >
            {submitLabel}
          </Button>
          {!isDanger && wayOut}
        </FormFoot>
      </ActionForm>
    </div>
  );
}
