import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { titledToast } from '#app/lib/forms/show-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type AdminForm,
  type exportSubmissions,
  type FormSubmission,
  listAdminForms,
  listSubmissions,
  updateForm,
} from '#contract/leads/admin-forms.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { formsCopy as copy, formsCopy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { type FormType, formTypes } from '#shared/leads/forms.ts';
import { formatCount } from '#shared/money/money.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/forms.route.ts';
import { AnswerList } from './answer-list.tsx';

const switchFormAction = formAction({
  endpoint: updateForm,
  schema: z.object({ form_type: z.enum(formTypes), is_active: z.boolean() }),
  call: ({ form_type, is_active }) => ({ params: { form_type }, body: { is_active } }),
  done: (_, { is_active }, { text }) => ({
    message: is_active ? formsCopy.switched.on : formsCopy.switched.off,
    detail: text('name'),
  }),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const requested = new URL(request.url).searchParams.get('form');
  const form_type = formTypes.find((option) => option === requested);
  const [forms, sent] = await Promise.all([
    client.call(listAdminForms),
    client.call(listSubmissions, { query: { form_type } }),
  ]);
  const isLoaded = forms.ok && sent.ok;
  return {
    shown: isLoaded ? { forms: forms.value.forms, submissions: sent.value.submissions } : null,
    chosen: form_type ?? null,
  };
}

export const action = switchFormAction;

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: formsCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: formsCopy.title, robots: 'noindex' });

export default function ContentForms({ loaderData: { shown, chosen } }: Route.ComponentProps) {
  if (shown === null) return <ErrorState title={contentCopy.failed} />;
  return <FormsTab {...shown} chosen={chosen} />;
}

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

/** Page size of ACON-005; the API returns the newest hundred. */
const SHOWN = 10;

interface SubmissionListProps {
  readonly forms: readonly AdminForm[];
  readonly submissions: readonly FormSubmission[];
  readonly chosen: FormType | null;
}

function SubmissionList({ forms, submissions, chosen }: SubmissionListProps) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(submissions.length / SHOWN));
  const shown = submissions.slice((page - 1) * SHOWN, page * SHOWN);
  return (
    <section aria-label={copy.submissions} className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-3 pb-4">
        <div>
          <h2 className="text-t3">{copy.submissions}</h2>
          <p className="text-ink-3 text-small tabular-nums">{copy.newest(formatCount(submissions.length))}</p>
        </div>
        <SubmissionTools forms={forms} chosen={chosen} />
      </header>
      {shown.length === 0 ? (
        <EmptyState {...copy.noSubmissions} />
      ) : (
        <ul className="border-line border-t">
          {shown.map((submission) => (
            <Submission key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={copy.submissions} className="flex flex-wrap items-center justify-between gap-3 pt-3">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {copy.newer}
          </Button>
          <p aria-live="polite" className="num text-ink-2 text-small">
            {copy.page(page, pages)}
          </p>
          <Button variant="outline" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {copy.older}
          </Button>
        </nav>
      )}
    </section>
  );
}

function SubmissionTools({ forms, chosen }: Omit<SubmissionListProps, 'submissions'>) {
  const navigate = useNavigate();
  const csv = apiHref<typeof exportSubmissions>('/api/admin/content/submissions.csv', {
    query: { form_type: chosen },
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={copy.form}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const search = target.value === '' ? '' : `?form=${target.value}`;
          navigate(`/admin/content/forms${search}`, { preventScrollReset: true });
        }}
      >
        <option value="">{copy.all}</option>
        {forms.map(({ form_type, name }) => (
          <option key={form_type} value={form_type}>
            {name}
          </option>
        ))}
      </Select>
      <Button asChild variant="outline">
        <a href={csv} download>
          <Download aria-hidden="true" />
          {contentCopy.csv}
        </a>
      </Button>
    </div>
  );
}

function Submission({ submission }: { readonly submission: FormSubmission }) {
  const { form_id, email, name, lead_id, submitted_at, submission_count, place, ip_address, answers } =
    submission;
  return (
    <li className="border-line border-b">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-small px-1 py-2 hover:bg-soft [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="wrap-anywhere font-semibold">{name ?? email}</span>
            {name !== null && <span className="truncate text-ink-2 text-small">{email}</span>}
          </span>
          {place !== null && <Badge>{copy.places[place]}</Badge>}
          {submission_count > 1 && <Badge variant="outline">{copy.times(submission_count)}</Badge>}
          <span className="text-ink-3 text-small tabular-nums max-sm:w-full">
            {formLabels[form_id]} · {formatDayTime(submitted_at)}
          </span>
        </summary>
        <div className="px-1 pb-4">
          <AnswerList answers={answers} />
          <p className="break-words pt-2 text-ink-3 text-small tabular-nums">
            {copy.address}: {ip_address ?? '–'}
          </p>
          {lead_id !== null && (
            <Link
              to={`/admin/content/leads/${lead_id}`}
              className="inline-flex min-h-tap items-center text-link text-ui hover:underline"
            >
              {copy.openLead}
            </Link>
          )}
        </div>
      </details>
    </li>
  );
}
