import { fetchPickedProduct } from '#app/components/admin/picked-products.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getBroadcast } from '#contract/broadcasts/admin.ts';
import { listSegments } from '#contract/segments/admin.ts';
import { broadcastsCopy as copy } from '#messages/broadcasts/admin.ts';
import type { Route } from './+types/broadcast.route.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastReport } from './broadcast-report.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const client = api(context);
  const broadcast =
    id === 'new' ? null : orThrow(await client.call(getBroadcast, { params: { id } })).broadcast;
  const isWritten = broadcast === null || broadcast.state === 'draft' || broadcast.state === 'scheduled';
  if (!isWritten) return { broadcast, choices: null };
  const [product, segments] = await Promise.all([
    fetchPickedProduct(client, broadcast?.product_id ?? null),
    client.call(listSegments),
  ]);
  return {
    broadcast,
    choices: {
      product,
      segments: orThrow(segments).segments.map(({ id: segment, name }) => ({ id: segment, name })),
    },
  };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function BroadcastRoute({ loaderData: { broadcast, choices } }: Route.ComponentProps) {
  if (choices === null) return <BroadcastReport broadcast={broadcast} />;
  const key = broadcast === null ? 'new' : `${broadcast.id} ${broadcast.version} ${broadcast.state}`;
  return <BroadcastForm key={key} broadcast={broadcast} choices={choices} />;
}
