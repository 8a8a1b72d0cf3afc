import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getReferralProgram, setReferralTerms } from '#contract/referrals/admin.ts';
import { settingChangeCopy } from '#messages/content/admin-settings.ts';
import { referralsCopy, referralTermsFormCopy } from '#messages/referrals/admin.ts';
import type { Route } from './+types/edit-terms.route.ts';
import { referralTermsInput } from './referral-input.ts';
import { ReferralTermsPage, TERMS_FORM } from './terms-page.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  orThrow(await api(context).call(getReferralProgram));

export const action = formAction({
  endpoint: setReferralTerms,
  form: TERMS_FORM,
  schema: referralTermsInput,
  call: (body) => ({ body }),
  done: ({ waiting }) =>
    waiting === null ? referralTermsFormCopy.saved : { message: settingChangeCopy.asked, outcome: 'waiting' },
  failed: () => referralTermsFormCopy.failed,
  fieldOf: { percent: 'value', amount: 'value' },
});
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({
  title: referralTermsFormCopy.title,
  errorTitle: referralsCopy.failed,
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: referralTermsFormCopy.title, robots: 'noindex' });

export default function ReferralTermsRoute({ loaderData }: Route.ComponentProps) {
  return <ReferralTermsPage {...loaderData} />;
}
