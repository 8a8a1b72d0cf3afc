import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { decideReferral, getReferralProgram, listReferrals } from '#contract/referrals/admin.ts';
import { referralsCopy as copy } from '#messages/referrals/admin.ts';
import type { Route } from './+types/referrals.route.ts';
import { referralVerdictInput } from './referral-input.ts';
import { ReferralsPage } from './referrals-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, program] = await Promise.all([
    loadList(args, listReferrals),
    api(args.context).call(getReferralProgram),
  ]);
  return { ...list, program: orThrow(program) };
}

export const action = formAction({
  endpoint: decideReferral,
  form: 'decide-referral',
  schema: referralVerdictInput,
  call: ({ id, verdict }) => ({ params: { id }, body: { verdict } }),
  done: () => copy.decided,
  failed: () => copy.decideFailed,
});
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function ReferralsRoute({ loaderData }: Route.ComponentProps) {
  return <ReferralsPage {...loaderData} />;
}
