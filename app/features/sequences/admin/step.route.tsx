import { fetchPickedProduct } from '#app/components/admin/picked-products.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getSequence } from '#contract/sequences/admin.ts';
import { sequencesCopy } from '#messages/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import type { Route } from './+types/step.route.ts';
import { stepAction } from './sequence-actions.ts';
import { StepForm } from './step-form.tsx';

export async function loader({ params: { id, step: wanted }, context, request }: Route.LoaderArgs) {
  const client = api(context);
  const details = foundOrNull(await client.call(getSequence, { params: { id } }));
  const step = details?.steps.find((one) => one.id === wanted) ?? null;
  if (details === null || (step === null && wanted !== 'new')) return null;
  return {
    sequence: details.sequence,
    step,
    position: new URL(request.url).searchParams.get('position') ?? String(details.steps.length + 1),
    product: await fetchPickedProduct(client, step?.message.product_id ?? null),
  };
}

export const action = stepAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: sequencesCopy.title, errorTitle: sequencesCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.step.createTitle, robots: 'noindex' });

export default function StepRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PageError title={copy.step.createTitle} message={sequencesCopy.failed} />;
  return <StepForm key={loaderData.step?.id ?? 'new'} {...loaderData} />;
}
