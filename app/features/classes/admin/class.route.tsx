import { PageError } from '#app/components/page/page-error.tsx';
import { classAction } from '#app/features/classes/admin/class-action.ts';
import { ClassPage } from '#app/features/classes/admin/class-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getClass } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import type { Route } from './+types/class.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await api(context).call(getClass, { params: { id: params.id } });
  return { facts: found.ok ? found.value : null };
}

export const action = classAction;

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.facts?.title ?? copy.title, robots: 'noindex' });

export default function ClassRoute({ loaderData: { facts } }: Route.ComponentProps) {
  if (facts === null) return <PageError title={copy.title} message={copy.failed} />;
  const key = [facts.product_id, ...facts.sessions.map(({ id }) => id)].join();
  return <ClassPage key={key} facts={facts} />;
}
