import { loadList } from '#app/components/data-table/load-list.ts';
import { QUESTIONS_PATH, QuestionsPage } from '#app/features/courses/admin/questions/questions-page.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { answerQuestion, listQuestions } from '#contract/courses/admin-lesson-questions.ts';
import { questionsCopy as copy } from '#messages/courses/admin-questions.ts';
import type { Route } from './+types/questions.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listQuestions);

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

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />;
}
