import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { createReferralCode, getOwnReferrals } from '#contract/referrals/referrals.ts';
import { referralCopy as copy, referralCopy } from '#messages/referrals/portal.ts';
import { referralPath } from '#shared/shop/referrals.ts';
import type { Route } from './+types/own-referrals.route.ts';
import { ReferralFigures, ReferralList } from './referral-list.tsx';
import { ReferralRules } from './referral-terms.tsx';
import { ReferralTicket } from './referral-ticket.tsx';

const PATH = '/user/referral';
const PAGE_SIZE = 20;
const CODE_FORM = 'referral-code';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = Math.min(1000, Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1));
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const own = orThrow(await api(context).call(getOwnReferrals, { query }));
  const link = own.code === null ? null : url.origin + referralPath(own.code);
  return { ...own, page, link, qr: link === null ? null : drawQr(link) };
}

export const action = formAction({
  endpoint: createReferralCode,
  form: CODE_FORM,
  call: () => ({}),
  to: () => PATH,
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: referralCopy.title, robots: 'noindex' });

export default function OwnReferralsRoute({ loaderData }: Route.ComponentProps) {
  const { terms, total, page, referrals } = loaderData;
  return (
    <div className="max-w-[1040px]">
      <BackLink to="/user/billing">{copy.back}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.lede} />
      <div className="grid gap-10">
        <Invitation own={loaderData} />
        {total > 0 && <ReferralFigures {...loaderData} />}
        {(total > 0 || loaderData.code !== null) && (
          <section aria-label={copy.list}>
            <h2 className="text-t3">{copy.list}</h2>
            <ReferralList referrals={referrals} />
            <Pagination
              page={page}
              pageCount={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(at) => `${PATH}?page=${at}`}
            />
          </section>
        )}
        {terms !== null && <ReferralRules terms={terms} />}
        {loaderData.is_affiliate && (
          <Link
            to="/user/affiliate"
            className="inline-flex min-h-tap items-center justify-self-start text-link text-ui underline underline-offset-4"
          >
            {copy.affiliate}
          </Link>
        )}
      </div>
    </div>
  );
}

function Invitation({ own }: { readonly own: Route.ComponentProps['loaderData'] }) {
  const { terms, code, link, qr, can_invite } = own;
  if (terms === null) return <EmptyState title={copy.off.title} hint={copy.off.hint} />;
  if (code !== null && link !== null && qr !== null)
    return <ReferralTicket terms={terms} code={code} link={link} qr={qr} />;
  if (can_invite) return <CodeForm />;
  return (
    <EmptyState title={copy.buyFirst.title} hint={copy.buyFirst.hint}>
      <Button asChild>
        <Link to="/user/marketplace">{copy.buyFirst.action}</Link>
      </Button>
    </EmptyState>
  );
}

function CodeForm() {
  const form = useActionForm({ id: CODE_FORM, action: PATH });
  return (
    <ActionForm form={form} label={copy.make} className="max-w-[420px]">
      <SubmitButton form={form} label={copy.make} busyText={copy.making} />
    </ActionForm>
  );
}
