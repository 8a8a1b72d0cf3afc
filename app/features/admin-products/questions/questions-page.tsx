import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { countOf, type TableOptions, type TableView } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import type { AskedQuestion } from '#contract/admin/catalog/lesson-questions.ts';
import { questionsCopy as copy } from '#messages/admin-questions.ts';
import { questionStates } from '#shared/courses/lesson-questions.ts';
import { QuestionRow } from './question-row.tsx';

export const questionTableOptions: TableOptions = {
  sorts: ['asked_at'],
  defaultSort: 'asked_at',
  filters: { state: questionStates },
};

export const QUESTIONS_PATH = '/admin/products/questions';
const stateFilter = () => ({ name: 'state', label: copy.state, options: copy.states });

interface QuestionsPageProps {
  readonly view: TableView;
  readonly questions: readonly AskedQuestion[];
  readonly total: number;
}

/** What buyers of courses ask, the longest wait first, answered in place. */
export function QuestionsPage({ view, questions, total }: QuestionsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      <ListFrame
        label={copy.list}
        location={{ pathname: QUESTIONS_PATH, shape: questionTableOptions, view }}
        views={viewsOf(stateFilter())}
        filters={[stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {questions.length === 0 ? null : (
          <ol>
            {questions.map((question) => (
              <QuestionRow key={question.id} question={question} action={QUESTIONS_PATH} />
            ))}
          </ol>
        )}
      </ListFrame>
    </>
  );
}
