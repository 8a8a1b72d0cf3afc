import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import type { AskedQuestion } from '#contract/courses/admin-lesson-questions.ts';
import { questionsCopy as copy } from '#messages/courses/admin-questions.ts';
import { QuestionRow } from './question-row.tsx';

export const QUESTIONS_PATH = '/admin/products/questions';

interface QuestionsPageProps {
  readonly table: Table;
  readonly questions: readonly AskedQuestion[];
  readonly total: number;
}

export function QuestionsPage({ table, questions, total }: QuestionsPageProps) {
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
