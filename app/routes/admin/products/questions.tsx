import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import {
  QUESTIONS_PATH,
  QuestionsPage,
  questionTableOptions,
} from '#app/features/admin-products/questions/questions-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { answerQuestion, listQuestions } from '#contract/admin/catalog/lesson-questions.ts';
import { questionsCopy as copy } from '#messages/admin-questions.ts';
import type { Route } from './+types/questions.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, questionTableOptions);
  const query = listQuestions.query.parse(tableQuery(view));
  const list = await api(context).call(listQuestions, { query });
  return { view, list: list.ok ? list.value : null };
}

export const action = formAction({
  endpoint: answerQuestion,
  schema: answerQuestion.body.extend(answerQuestion.params.shape),
  call: ({ id, ...body }) => ({ params: { id }, body }),
  done: () => copy.saved,
  to: () => QUESTIONS_PATH,
  failed: () => copy.sendFailed,
});

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function QuestionsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={copy.title} message={copy.failed} />;
  return <QuestionsPage view={view} {...list} />;
}
