import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getWhatsappSetup, listWhatsappMessages } from '#contract/whatsapp/admin.ts';
import { whatsappCopy as copy } from '#messages/whatsapp/admin.ts';
import type { Route } from './+types/messages.route.ts';
import { MessagesPage } from './messages-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, setup] = await Promise.all([
    loadList(args, listWhatsappMessages),
    api(args.context).call(getWhatsappSetup),
  ]);
  return { ...list, ...orThrow(setup) };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function MessagesRoute({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
