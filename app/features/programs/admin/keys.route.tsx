import { keyAction } from '#app/features/programs/admin/key-actions.ts';
import { KeysPage } from '#app/features/programs/admin/keys-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listApiKeys } from '#contract/programs/admin-api-keys.ts';
import { programsCopy as copy } from '#messages/programs/admin.ts';
import type { Route } from './+types/keys.route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => orThrow(await api(context).call(listApiKeys));

export const action = keyAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function KeysRoute({ loaderData }: Route.ComponentProps) {
  return <KeysPage {...loaderData} />;
}
