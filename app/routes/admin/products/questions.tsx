import { loadList } from '#app/components/data-table/load-list.ts';
import { QUESTIONS_PATH, QuestionsPage } from '#app/features/admin-products/questions/questions-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { answerQuestion, listQuestions } from '#contract/admin/catalog/lesson-questions.ts';
import { questionsCopy as copy } from '#messages/admin-questions.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/questions.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listQuestions);

const answer = answerQuestion.body.extend(answerQuestion.params.shape);

export const action = ({ request, context }: Route.ActionArgs) =>
  handleForm({
    request,
    schema: answer,
    refusals: answerQuestion.refusals,
    send: async ({ id, ...body }) => {
      const done = await actionApi(context).call(answerQuestion, { params: { id }, body });
      return done.ok
        ? succeed({ to: QUESTIONS_PATH, data: { message: copy.saved } })
        : formRefusal(done.refusal, { failed: copy.sendFailed });
    },
  });

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />;
}
