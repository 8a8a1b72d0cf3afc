import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MailTabs } from '#app/features/mailings/admin/mail-tabs.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type ListedSequence, listSequences } from '#contract/sequences/admin.ts';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/sequences.route.ts';
import { SEQUENCES_PATH, sequencePath } from './sequence-paths.ts';
import { SequenceState, triggerWords } from './sequence-words.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  orThrow(await api(context).call(listSequences));

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function SequencesRoute({ loaderData: { sequences } }: Route.ComponentProps) {
  const create = (
    <Button asChild size="sm">
      <Link to={`${SEQUENCES_PATH}/new`}>
        <Plus aria-hidden="true" />
        {copy.create}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={copy.title}>{sequences.length > 0 && create}</PageHeader>
      <MailTabs />
      {sequences.length === 0 ? (
        <EmptyState title={copy.none.title} hint={copy.none.hint}>
          {create}
        </EmptyState>
      ) : (
        <ul
          aria-label={copy.list}
          className="rounded-card border border-line bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
        >
          {sequences.map((sequence) => (
            <SequenceRow key={sequence.id} sequence={sequence} />
          ))}
        </ul>
      )}
    </>
  );
}

function SequenceRow({ sequence }: { readonly sequence: ListedSequence }) {
  const { id, name, state, trigger, step_count, people_count, figures } = sequence;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 sm:px-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-4">
          <Link
            to={sequencePath(id)}
            className="wrap-anywhere inline-flex min-h-tap items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-ui">
            <SequenceState state={state} />
          </span>
        </span>
        <span className="wrap-anywhere block text-ink-3 text-small tabular-nums">
          {triggerWords(trigger)}, {copy.steps(step_count)}, {copy.people(formatCount(people_count))}
        </span>
        {trigger.is_gone && <span className="block text-debit text-small">{copy.gone}</span>}
      </span>
      <dl className="num flex flex-wrap gap-x-5 gap-y-1 text-ui md:justify-end md:text-right">
        <Figure label={copy.delivered} value={formatCount(figures.delivered)} />
        <Figure label={copy.clicked} value={formatCount(figures.clicked)} />
        <Figure label={copy.revenue} value={formatRupiah(toRupiah(figures.revenue_bigint))} />
      </dl>
    </li>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="flex flex-row-reverse items-baseline gap-1.5 md:grid md:gap-0">
    <dt className="text-ink-3 text-small">{label}</dt>
    <dd className="whitespace-nowrap font-semibold">{value}</dd>
  </div>
);
