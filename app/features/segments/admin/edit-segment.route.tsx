import { SEGMENTS_PATH } from '#app/components/admin/people-tabs.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { listPeople } from '#contract/people/admin-people.ts';
import { getSegment } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import type { Route } from './+types/edit-segment.route.ts';
import { SegmentBuilder } from './segment-builder.tsx';

const MOST_PRODUCTS = 100;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, catalogue, people] = await Promise.all([
    id === 'new' ? null : client.call(getSegment, { params: { id } }),
    client.call(listAdminProducts, { query: { limit: MOST_PRODUCTS } }),
    client.call(listPeople, { query: { limit: 1 } }),
  ]);
  return {
    segment: found === null ? null : orThrow(found).segment,
    products: orThrow(catalogue).products.map((product) => ({ id: product.id, title: product.title })),
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
