import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { AdminFaqAndTestimonials, saveQuestions } from '#contract/admin/faq-and-testimonials.ts';
import { contentCopy } from '../content-copy.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';
import { fetchFaqAndTestimonials } from './fetch-faq-and-testimonials.ts';
import { OrderedListForm } from './ordered-list-form.tsx';

const copy = contentCopy.voices;
const toDraft = ({ questions, questions_updated_at }: AdminFaqAndTestimonials) => ({
  base_updated_at: questions_updated_at,
  rows: questions.map(({ question, answer, is_active }) => ({ question, answer, is_active })),
});

export function FaqTab({ lists }: { readonly lists: AdminFaqAndTestimonials }) {
  const { values, isDirty, change, markSaved } = useEditorDraft(toDraft(lists));
  const { isBusy, problems, changedAt, run } = useContentMutation();
  const save = (base_updated_at: string | null) => {
    const route = { method: 'put', path: '/api/admin/content/questions' } as const;
    void run(
      () =>
        browserClient.call<typeof saveQuestions>(route, {
          body: { questions: values.rows, base_updated_at },
        }),
      (saved) => {
        markSaved(toDraft(saved));
        toast.success(contentCopy.saved);
      },
    );
  };
  return (
    <OrderedListForm
      kind="faq"
      rows={values.rows}
      isDirty={isDirty}
      isBusy={isBusy}
      changedAt={changedAt}
      onChange={(rows) => change({ rows })}
      onAdd={() => change({ rows: [...values.rows, { question: '', answer: '', is_active: true }] })}
      onSave={() => save(values.base_updated_at)}
      onReload={() => void run(fetchFaqAndTestimonials, (theirs) => markSaved(toDraft(theirs)))}
      onOverwrite={() => save(changedAt)}
      renderFields={(row, at, put) => (
        <>
          <ControlledTextField
            label={copy.question}
            value={row.question}
            error={problems[`questions.${at}.question`]}
            maxLength={300}
            onChange={(question) => put({ question })}
          />
          <ControlledTextField
            label={copy.answer}
            hint={copy.answerHint}
            value={row.answer}
            error={problems[`questions.${at}.answer`]}
            rows={4}
            maxLength={3000}
            onChange={(answer) => put({ answer })}
          />
        </>
      )}
    />
  );
}
