import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { deleteConversation, getAssistantSetup, listAssistantTurns } from '#contract/assistant/admin.ts';
import { assistantListCopy as copy } from '#messages/assistant/admin.ts';
import type { Route } from './+types/questions.route.ts';
import { QuestionsPage } from './questions-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, setup] = await Promise.all([
    loadList(args, listAssistantTurns),
    api(args.context).call(getAssistantSetup),
  ]);
  return { ...list, ...orThrow(setup) };
}

export const action = formAction({
  endpoint: deleteConversation,
  form: 'assistant-remove',
  call: (_, { text }) => ({ params: { id: text('id') } }),
  done: () => copy.removed,
});
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />;
}
