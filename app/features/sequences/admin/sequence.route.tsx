import { PageError } from '#app/components/page/page-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getSequence } from '#contract/sequences/admin.ts';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import type { Route } from './+types/sequence.route.ts';
import { lineAction } from './sequence-actions.ts';
import { SequencePage } from './sequence-page.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  foundOrNull(await api(context).call(getSequence, { params }));

export const action = lineAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function SequenceRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PageError title={copy.title} message={copy.failed} />;
  return <SequencePage {...loaderData} />;
}
