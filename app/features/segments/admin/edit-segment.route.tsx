import { SEGMENTS_PATH } from '#app/components/admin/people-tabs.tsx';
import { fetchPickedProducts } from '#app/components/admin/picked-products.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listPeople } from '#contract/people/admin-people.ts';
import { getSegment } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import type { Route } from './+types/edit-segment.route.ts';
import { SegmentBuilder } from './segment-builder.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, people] = await Promise.all([
    id === 'new' ? null : client.call(getSegment, { params: { id } }),
    client.call(listPeople, { query: { limit: 1 } }),
  ]);
  const segment = found === null ? null : orThrow(found).segment;
  const bought = (segment?.rules ?? []).flatMap((rule) => (rule.fact === 'bought' ? [rule.value] : []));
  return {
    segment,
    products: await fetchPickedProducts(client, bought),
    tags: orThrow(people).tags,
  };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function EditSegment({ loaderData }: Route.ComponentProps) {
  const { segment } = loaderData;
  return (
    <>
      <BackLink to={SEGMENTS_PATH}>{copy.back}</BackLink>
      <PageHeader title={segment?.name ?? copy.createTitle} />
      <SegmentBuilder key={segment?.id ?? 'new'} {...loaderData} />
    </>
  );
}
