import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { titledToast } from '#app/lib/forms/show-reply.ts';
import type { AdminForm, FormSubmission } from '#contract/leads/admin-forms.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { formsCopy as copy } from '#messages/leads/admin.ts';
import type { FormType } from '#shared/forms.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { SubmissionList } from './submission-list.tsx';

interface FormsTabProps {
  readonly forms: readonly AdminForm[];
  readonly submissions: readonly FormSubmission[];
  readonly chosen: FormType | null;
}

export function FormsTab({ forms, submissions, chosen }: FormsTabProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-label={copy.title}>
        {forms.length === 0 ? (
          <EmptyState {...copy.none} />
        ) : (
          <ul className="border-line border-t">
            {forms.map((form) => (
              <FormRow key={form.form_type} form={form} />
            ))}
          </ul>
        )}
      </section>
      <SubmissionList key={chosen ?? ''} forms={forms} submissions={submissions} chosen={chosen} />
    </div>
  );
}

function FormRow({ form }: { readonly form: AdminForm }) {
  const { form_type, name, description, is_active, created_at } = form;
  const { isBusy, submit } = useActionFetcher({ toastFor: titledToast(contentCopy.notSaved) });
  const isHydrated = useHydrated();
  const toggle = (next: boolean) => submit({ form_type, name, is_active: String(next) }, { method: 'post' });
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-ui">{description}</p>
        <p className="text-ink-3 text-small">
          {is_active ? copy.open : copy.closed}
          {created_at !== null && ` · ${copy.since(formatCardDate(created_at))}`}
        </p>
      </div>
      <Switch
        aria-label={name}
        checked={is_active}
        disabled={isBusy || !isHydrated}
        onCheckedChange={toggle}
      />
    </li>
  );
}
