import { Suspense } from 'react';
import { loadList } from '#app/components/data-table/load-list.ts';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import {
  decideReferral,
  decideReferralTerms,
  getReferralProgram,
  listReferrals,
} from '#contract/referrals/admin.ts';
import { settingChangeCopy } from '#messages/content/admin-settings.ts';
import { referralsCopy as copy } from '#messages/referrals/admin.ts';
import type { Route } from './+types/referrals.route.ts';
import { DECIDE_TERMS } from './referral-columns.tsx';
import { referralTermsVerdictInput, referralVerdictInput } from './referral-input.ts';
import { ReferralsPage } from './referrals-page.tsx';

const PendingTerms = lazyPart(async () => (await import('./pending-terms.tsx')).PendingTerms);

export async function loader(args: Route.LoaderArgs) {
  const client = api(args.context);
  const [list, program, viewer] = await Promise.all([
    loadList(args, listReferrals),
    client.call(getReferralProgram),
    client.call(getViewer),
  ]);
  return { ...list, program: orThrow(program), viewerId: orThrow(viewer).user?.id ?? '' };
}

export const action = formActions(
  {
    [DECIDE_TERMS]: formAction({
      endpoint: decideReferralTerms,
      form: DECIDE_TERMS,
      schema: referralTermsVerdictInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: (_, { verdict }) =>
        verdict === 'approve' ? settingChangeCopy.approved : settingChangeCopy.rejected,
      failed: () => copy.decideFailed,
    }),
  },
  formAction({
    endpoint: decideReferral,
    form: 'decide-referral',
    schema: referralVerdictInput,
    call: ({ id, verdict }) => ({ params: { id }, body: { verdict } }),
    done: () => copy.decided,
    failed: () => copy.decideFailed,
  }),
);
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function ReferralsRoute({ loaderData: { viewerId, ...list } }: Route.ComponentProps) {
  const { waiting } = list.program;
  return (
    <ReferralsPage {...list}>
      {waiting !== null && (
        <Suspense>
          <PendingTerms key={waiting.id} change={waiting} viewerId={viewerId} />
        </Suspense>
      )}
    </ReferralsPage>
  );
}
