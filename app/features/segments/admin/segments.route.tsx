import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PEOPLE_PATH, PeopleTabs, SEGMENTS_PATH } from '#app/components/admin/people-tabs.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listSegments, type Segment } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import { formatCount } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/segments.route.ts';
import { segmentAction } from './segment-actions.ts';

export const loader = async ({ context }: Route.LoaderArgs) => orThrow(await api(context).call(listSegments));

export const action = segmentAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function SegmentsRoute({ loaderData: { segments } }: Route.ComponentProps) {
  const create = (
    <Button asChild size="sm">
      <Link to={`${SEGMENTS_PATH}/new`}>
        <Plus aria-hidden="true" />
        {copy.create}
      </Link>
    </Button>
  );
  return (
    <>
      <PeopleTabs current={SEGMENTS_PATH}>{segments.length > 0 && create}</PeopleTabs>
      {segments.length === 0 ? (
        <EmptyState title={copy.none.title} hint={copy.none.hint}>
          {create}
        </EmptyState>
      ) : (
        <ul aria-label={copy.list} className="rounded-card border border-line bg-surface">
          {segments.map((segment) => (
            <SegmentRow key={segment.id} segment={segment} />
          ))}
        </ul>
      )}
    </>
  );
}

function SegmentRow({ segment: { id, name, rules, count, updated_at } }: { readonly segment: Segment }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
      <span className="min-w-0 flex-[1_1_14rem]">
        <Link
          to={`${SEGMENTS_PATH}/${id}`}
          className="wrap-anywhere inline-flex min-h-tap items-center font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="num block text-ink-3 text-small">
          {copy.rules(rules.length)}, {formatCardDate(updated_at)}
        </span>
      </span>
      <span className="num font-semibold">{copy.count(formatCount(count))}</span>
      <Button asChild variant="outline" size="sm">
        <Link to={`${PEOPLE_PATH}?segment=${id}`}>{copy.open}</Link>
      </Button>
    </li>
  );
}
