import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminForm, exportSubmissions, FormSubmission } from '#contract/leads/admin-forms.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { formsCopy as copy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import type { FormType } from '#shared/forms.ts';
import { formatCount } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { AnswerList } from './answer-list.tsx';

/** Page size of ACON-005; the API returns the newest hundred. */
const SHOWN = 10;

interface SubmissionListProps {
  readonly forms: readonly AdminForm[];
  readonly submissions: readonly FormSubmission[];
  readonly chosen: FormType | null;
}

export function SubmissionList({ forms, submissions, chosen }: SubmissionListProps) {
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
