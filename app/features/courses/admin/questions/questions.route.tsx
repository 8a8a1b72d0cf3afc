import { DraftPanel } from '#app/components/admin/draft-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type AskedQuestion,
  answerQuestion,
  listQuestions,
} from '#contract/courses/admin-lesson-questions.ts';
import { questionsCopy as copy } from '#messages/courses/admin-questions.ts';
import { MAX_ANSWER_LENGTH } from '#shared/courses/lesson-work.ts';
import { formatCardDate } from '#shared/time/dates.ts';
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

const QUESTIONS_PATH = '/admin/products/questions';

interface QuestionsPageProps {
  readonly table: Table;
  readonly questions: readonly AskedQuestion[];
  readonly total: number;
}

function QuestionsPage({ table, questions, total }: QuestionsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <StaffList
        pathname={QUESTIONS_PATH}
        table={table}
        rows={questions}
        total={total}
        copy={copy}
        filters={[{ name: 'state', label: copy.state, options: copy.states }]}
      >
        <ol>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} action={QUESTIONS_PATH} />
          ))}
        </ol>
      </StaffList>
    </>
  );
}

interface Props {
  readonly question: AskedQuestion;
  readonly action: string;
}

function QuestionRow({ question, action }: Props) {
  const { product_title, lesson_title, full_name, body, asked_at, answer, is_shared } = question;
  return (
    <li className="grid gap-3 border-line border-b px-4 py-5 last:border-b-0 sm:px-5 [&>*]:max-w-[680px]">
      <div>
        <p className="wrap-anywhere text-ink-2 text-small" {...ownerLanguage()}>
          {product_title} · {lesson_title}
        </p>
        <p className="wrap-anywhere mt-1.5 whitespace-pre-line">{body}</p>
        <p className="num wrap-anywhere mt-1.5 whitespace-normal text-ink-3 text-small">
          {copy.from(full_name, formatCardDate(asked_at))}
        </p>
      </div>
      {answer !== null && (
        <div className="border-dawn-2 border-l-2 pl-4">
          <p className="wrap-anywhere whitespace-pre-line text-ink-2" {...ownerLanguage()}>
            {answer}
          </p>
          <p className="mt-2">
            <Badge variant={is_shared ? 'ok' : 'plain'}>{is_shared ? copy.isShared : copy.isPrivate}</Badge>
          </p>
        </div>
      )}
      <details>
        <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui">
          {answer === null ? copy.answerTo(full_name) : copy.change}
        </summary>
        <AnswerForm key={`${answer}${is_shared}`} question={question} action={action} />
      </details>
    </li>
  );
}

function AnswerForm({ question: { id, full_name, answer, is_shared }, action }: Props) {
  const form = useAdminForm({
    id: `answer-${id}`,
    action,
    failed: copy.sendFailed,
    defaults: { answer: answer ?? '', is_shared: is_shared ? 'on' : '' },
  });
  return (
    <ActionForm form={form} label={copy.answerTo(full_name)} className="mt-2 grid justify-items-start gap-3">
      <input type="hidden" name="form" value={`answer-${id}`} />
      <input type="hidden" name="id" value={id} />
      <TextareaField
        name="answer"
        label={copy.answer}
        rows={5}
        maxLength={MAX_ANSWER_LENGTH}
        className="w-full"
      />
      <DraftPanel subject={{ question_id: id }} into={{ name: 'answer' }} />
      <CheckboxField name="is_shared" isOptional>
        {copy.share}
      </CheckboxField>
      <Button type="submit" size="sm" busyText={form.isBusy ? copy.sending : undefined}>
        {answer === null ? copy.send : copy.save}
      </Button>
    </ActionForm>
  );
}
