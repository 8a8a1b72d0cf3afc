import { useEffect } from 'react';
import { data } from 'react-router';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { type LeadDialogName, LeadDialogs } from '#app/features/leads/lead-dialogs.tsx';
import { useLeadDialog } from '#app/features/leads/use-lead-dialog.ts';
import { COMMUNITY_ID, CommunitySection } from '#app/features/services/freebies/community-section.tsx';
import { FreebieGrid } from '#app/features/services/freebies/freebie-grid.tsx';
import { FreebiesHero } from '#app/features/services/freebies/freebies-hero.tsx';
import { NextStep } from '#app/features/services/freebies/next-step.tsx';
import { useClaims } from '#app/features/services/freebies/use-claims.ts';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useCommunity } from '#app/hooks/use-community.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { parsePage } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { freebiesCopy } from '#messages/services/freebies.ts';
import type { Route } from './+types/freebies.route.ts';

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
