import { CompanyFields } from '#app/components/commerce/company-fields.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { DoneNotice, donePath } from '#app/components/page/done-notice.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import {
  deleteBillingDetails,
  getBillingDetails,
  saveBillingDetails,
} from '#contract/account/billing-details.ts';
import { companyCopy as copy } from '#messages/account/company.ts';
import type { Company } from '#shared/money/company.ts';
import type { Route } from './+types/company.route.ts';

const COMPANY_FORM = 'company';
const COMPANY_PATH = '/user/billing/company';

const companyAction = formActions(
  {
    remove: formAction({
      endpoint: deleteBillingDetails,
      call: () => ({}),
      to: () => donePath(COMPANY_PATH, 'removed'),
    }),
  },
  formAction({
    endpoint: saveBillingDetails,
    form: COMPANY_FORM,
    schema: saveBillingDetails.body,
    call: (body) => ({ body }),
    to: () => donePath(COMPANY_PATH, 'saved'),
  }),
);

export async function loader({ context }: Route.LoaderArgs) {
  return { kept: orThrow(await api(context).call(getBillingDetails)).company };
}

export const action = companyAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function CompanyRoute({ loaderData: { kept } }: Route.ComponentProps) {
  return (
    <div className="max-w-[560px]">
      <BackLink to="/user/billing">{copy.back}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.hint} />
      <DoneNotice texts={{ saved: copy.saved, removed: copy.removed }} />
      <CompanyForm key={kept?.npwp} kept={kept} />
    </div>
  );
}

function CompanyForm({ kept }: { readonly kept: Company | null }) {
  const form = useActionForm({
    id: COMPANY_FORM,
    action: COMPANY_PATH,
    loadSchema: async () => (await import('#contract/account/billing-details.ts')).saveBillingDetails.body,
    onSuccess: () => toast.success(copy.saved),
  });
  return (
    <div className="grid gap-6">
      <ActionForm form={form} label={copy.title} className="grid gap-5">
        <CompanyFields prefix="" kept={kept} />
        <FormFoot>
          <SubmitButton form={form} label={copy.save} busyText={copy.saving} />
        </FormFoot>
      </ActionForm>
      {kept !== null && (
        <PostButton
          id="company-removal"
          action={COMPANY_PATH}
          fields={{ [INTENT]: 'remove' }}
          onSuccess={() => toast.success(copy.removed)}
          variant="link"
          size="inline"
          className="justify-self-start text-debit"
        >
          {copy.remove}
        </PostButton>
      )}
    </div>
  );
}
