import { ArrowDown, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { type LeadDialogName, LeadDialogs } from '#app/features/leads/lead-dialogs.tsx';
import { useLeadDialog } from '#app/features/leads/use-lead-dialog.ts';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useCommunity } from '#app/hooks/use-community.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { cn } from '#app/lib/cn.ts';
import { parsePage } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { freebiesCopy } from '#messages/service-pages/freebies.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import type { Route } from './+types/freebies.route.ts';
import { COMMUNITY_ID, CommunitySection } from './community-section.tsx';
import { FreebieGrid } from './freebie-grid.tsx';
import { useClaims } from './use-claims.ts';

const PAGE_SIZE = 12;
const path = '/freebies';

/** A list that cannot be read answers 503, so that no cache keeps the page without it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = parsePage(new URL(request.url).searchParams);
  const list = await api(context).call(listProducts, { query: { type: 'freebie', page, limit: PAGE_SIZE } });
  return list.ok ? data({ list: list.value }) : data({ list: null }, { status: 503 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...freebiesCopy.meta, path, image: '/og/page-freebies.png' });

export default function Freebies({ loaderData: { list } }: Route.ComponentProps) {
  const { origin } = useRootData();
  const owned = useOwnedProducts();
  const claims = useClaims(owned);
  const { membership, join, openDialog, setDialog } = useJoinCommunity();
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: freebiesCopy.meta.title, path }], origin)} />
      <FreebiesHero />
      <FreebieGrid list={list} claims={claims} />
      <CommunitySection membership={membership} onJoin={join} />
      <NextStep />
      <LeadDialogs openDialog={openDialog} onChange={setDialog} />
    </>
  );
}

function useJoinCommunity() {
  const { membership, refresh } = useCommunity();
  const signInFirst = useRequireSignIn();
  const { openDialog, requested, setDialog } = useLeadDialog();
  const isSent = requested === 'join_community';
  const isMember = membership.state === 'member';
  useEffect(() => {
    if (isMember && isSent) showCommunity();
  }, [isMember, isSent]);
  const closeAndRefresh = async (next: LeadDialogName | null) => {
    setDialog(next);
    if (next === null && (await refresh()).state === 'member') showCommunity();
  };
  return {
    membership,
    join: () => signInFirst(() => setDialog('join_community'), `${path}?form=join_community`),
    openDialog: isMember || membership.state === 'checking' ? null : openDialog,
    setDialog: closeAndRefresh,
  };
}

function showCommunity(): void {
  document.getElementById(COMMUNITY_ID)?.focus();
}

function NextStep() {
  const { text, action } = freebiesCopy.next;
  return (
    <aside className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-12 lg:py-16">
      <p className="max-w-[26em] text-t2">{text}</p>
      <Link
        to="/#free-ai-audit"
        className="inline-flex min-h-tap items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
      >
        {action} <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </aside>
  );
}

/** Drawn as a notice with tear-off strips (PUB-092). */
function FreebiesHero() {
  const { hero } = freebiesCopy;
  return (
    <section id="hero" data-plane="dawn" className="bg-plane-dawn text-on-plane">
      <div className="wrap grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:pt-16">
        <div className="lg:self-center lg:pb-16">
          <h1 className="max-w-[10.5em] text-display sm:max-lg:text-[3.25rem]">{hero.title}</h1>
          <p className="mt-5 max-w-[32em] text-lede text-on-plane-2">{hero.lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button asChild size="lg" variant="plane">
              <a href="#alat">
                {hero.shelf} <ArrowDown aria-hidden="true" />
              </a>
            </Button>
            <a
              href="#komunitas"
              className="inline-flex min-h-tap items-center font-semibold underline decoration-plane-line underline-offset-4 hover:decoration-current"
            >
              {hero.community}
            </a>
          </div>
        </div>
        <Poster />
      </div>
    </section>
  );
}

function Poster() {
  const { poster } = freebiesCopy;
  return (
    <aside
      aria-label={poster.label}
      className="-mb-16 relative z-10 w-full max-w-[400px] text-ink max-lg:justify-self-center lg:self-end"
    >
      <div className="relative rounded-t-small bg-lift px-6 pt-7 pb-5 shadow-2 sm:px-8">
        <span
          aria-hidden="true"
          className="-top-2 -translate-x-1/2 absolute left-1/2 size-4 rounded-full bg-dawn-deep shadow-2"
        />
        <p className="font-heading text-t3">{poster.title}</p>
        <p className="mt-3 figures font-light text-[clamp(4.5rem,3.5rem+4vw,6.5rem)] leading-[1.1]">
          {formatRupiah(rupiah(0))}
        </p>
        <p className="mt-5 text-ink-2 text-ui">{poster.unit}</p>
        <dl className="mt-5 text-ui">
          {poster.rows.map((row) => (
            <div
              key={row.label}
              className="flex justify-between gap-4 border-line border-t border-dashed py-2.5"
            >
              <dt className="text-ink-2">{row.label}</dt>
              <dd className="text-right font-semibold">{row.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TearOffStrips />
    </aside>
  );
}

const strips = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const TORN = 'f';
const LOOSE = 'c';
const stub = 'h-4 [clip-path:polygon(0_0,100%_0,100%_40%,72%_100%,48%_45%,22%_85%,0_35%)]';

function TearOffStrips() {
  return (
    <div aria-hidden="true" className="grid grid-cols-8 drop-shadow-sm">
      {strips.map((strip) => (
        <span
          key={strip}
          className={cn(
            'border-line border-t border-dashed bg-lift text-ink-2 text-tag not-last:border-r',
            strip === TORN ? stub : 'flex h-28 items-center justify-center [writing-mode:vertical-rl]',
            strip === LOOSE && 'origin-top-left rotate-[5deg]',
          )}
        >
          {strip !== TORN && '/freebies'}
        </span>
      ))}
    </div>
  );
}
