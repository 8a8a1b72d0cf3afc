import { toast } from '#app/lib/toast.ts';
import type { AdminVoices, saveQuestions } from '#contract/admin/voices.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { readVoices } from './read-voices.ts';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';
import { VoicesForm } from './voices-form.tsx';

const copy = contentCopy.voices;
const draftOf = ({ questions, questions_updated_at }: AdminVoices) => ({
  base_updated_at: questions_updated_at,
  rows: questions.map(({ question, answer, is_active }) => ({ question, answer, is_active })),
});

/** What is asked often, in the order of the page. */
export function QuestionsTab({ voices }: { readonly voices: AdminVoices }) {
  const { values, isDirty, change, settle } = useDraft(draftOf(voices));
  const { isBusy, problems, changedAt, run } = useAction();
  const save = (base_updated_at: string | null) => {
    const route = { method: 'put', path: '/api/admin/content/questions' } as const;
    void run(
      () => content.call<typeof saveQuestions>(route, { body: { questions: values.rows, base_updated_at } }),
      (saved) => {
        settle(draftOf(saved));
        toast.success(contentCopy.saved);
      },
    );
  };
  return (
    <VoicesForm
      kind="faq"
      rows={values.rows}
      isDirty={isDirty}
      isBusy={isBusy}
      changedAt={changedAt}
      onChange={(rows) => change({ rows })}
      onAdd={() => change({ rows: [...values.rows, { question: '', answer: '', is_active: true }] })}
      onSave={() => save(values.base_updated_at)}
      onTakeTheirs={() => void run(readVoices, (theirs) => settle(draftOf(theirs)))}
      onKeepMine={() => save(changedAt)}
      fields={(row, at, put) => (
        <>
          <TextField
            label={copy.question}
            value={row.question}
            error={problems[`questions.${at}.question`]}
            max={300}
            onChange={(question) => put({ question })}
          />
          <TextField
            label={copy.answer}
            hint={copy.answerHint}
            value={row.answer}
            error={problems[`questions.${at}.answer`]}
            rows={4}
            max={3000}
            onChange={(answer) => put({ answer })}
          />
        </>
      )}
    />
  );
}
