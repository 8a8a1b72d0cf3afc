import { BackLink } from '#app/components/page/back-link.tsx';
import { DoneNotice } from '#app/components/page/done-notice.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { companyAction } from '#app/features/wallet/company/company-action.ts';
import { CompanyForm } from '#app/features/wallet/company/company-form.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getBillingDetails } from '#contract/account/billing-details.ts';
import { companyCopy as copy } from '#messages/account/company.ts';
import type { Route } from './+types/company.route.ts';

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
