import { data, Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getReferralTerms } from '#contract/referrals/referrals.ts';
import { referralPageCopy as copy, referralPageCopy } from '#messages/referrals/page.ts';
import type { Route } from './+types/referral.route.ts';
import { ReferralGains, ReferralRules } from './referral-terms.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { terms } = orThrow(await api(context).call(getReferralTerms));
  return data({ terms }, { status: terms === null ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const { name: title, description, absent } = referralPageCopy;
  return loaderData?.terms
    ? pageMeta(args, { title, description, path: '/referral' })
    : pageMeta(args, { title: absent, robots: 'noindex' });
};

export default function ReferralRoute({ loaderData: { terms } }: Route.ComponentProps) {
  if (terms === null) {
    return (
      <div className="wrap py-section">
        <EmptyState level={1} title={copy.absent} hint={copy.absentHint}>
          <Button asChild>
            <Link to="/marketplace">{copy.shop}</Link>
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div data-plane="night" className="relative isolate overflow-hidden bg-night text-on-night">
        <Motif
          name="corner"
          align="xMaxYMin"
          className="motif-night -z-10 absolute top-0 right-0 h-full w-full max-lg:hidden lg:w-2/5 lg:opacity-60"
        />
        <div className="wrap grid gap-x-16 gap-y-12 pt-14 pb-16 lg:grid-cols-[7fr_5fr] lg:items-center lg:pt-28 lg:pb-24">
          <div>
            <p className="font-semibold text-night-dawn text-ui">{copy.name}</p>
            <h1 className="mt-3 max-w-[10em] text-display">{copy.title}</h1>
            <p className="mt-5 max-w-[32em] text-lede text-on-night-2">{copy.lede}</p>
            <Button asChild variant="dawn" size="lg" className="mt-7">
              <Link to="/login?next=%2Fuser%2Freferral">{copy.action}</Link>
            </Button>
          </div>
          <Nota label={copy.name} hasSlot className="max-w-[420px] text-ink lg:justify-self-end">
            <ReferralGains terms={terms} />
          </Nota>
        </div>
      </div>
      <div className="wrap py-section">
        <ReferralRules terms={terms} />
      </div>
    </>
  );
}
