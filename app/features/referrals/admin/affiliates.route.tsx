import { loadList } from '#app/components/data-table/load-list.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  createAffiliate,
  editAffiliate,
  listAffiliates,
  payAffiliate,
} from '#contract/referrals/admin-affiliates.ts';
import { affiliatesCopy as copy } from '#messages/referrals/admin-affiliates.ts';
import type { Route } from './+types/affiliates.route.ts';
import { editAffiliateInput, newAffiliateInput, payoutInput } from './affiliate-input.ts';
import { AffiliatesPage } from './affiliates-page.tsx';

export const loader = (args: Route.LoaderArgs) => loadList(args, listAffiliates);

export const action = formActions(
  {
    edit: formAction({
      endpoint: editAffiliate,
      form: 'edit-affiliate',
      schema: editAffiliateInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: () => copy.saved,
      failed: () => copy.failedSave,
    }),
    pay: formAction({
      endpoint: payAffiliate,
      form: 'pay-affiliate',
      schema: payoutInput,
      call: ({ amount }, { text }) => ({ params: { id: text('id') }, body: { amount_bigint: amount } }),
      done: () => copy.paid,
      failed: () => copy.payFailed,
    }),
  },
  formAction({
    endpoint: createAffiliate,
    form: 'create-affiliate',
    schema: newAffiliateInput,
    call: (body) => ({ body }),
    done: () => copy.created,
    failed: () => copy.failedSave,
    fieldOf: { USER_NOT_FOUND: 'email', DISCOUNT_UNKNOWN: 'code', AFFILIATE_TAKEN: 'code' },
  }),
);
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function AffiliatesRoute({ loaderData }: Route.ComponentProps) {
  return <AffiliatesPage {...loaderData} />;
}
