import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { AdminFaqAndTestimonials } from '#contract/content/admin-faq-and-testimonials.ts';
import { voicesCopy as copy } from '#messages/content/admin-settings.ts';
import { OrderedListForm } from './ordered-list-form.tsx';
import { questionsInput } from './site-inputs.ts';

export function FaqTab({
  lists: { questions, questions_updated_at },
}: {
  readonly lists: AdminFaqAndTestimonials;
}) {
  return (
    <OrderedListForm
      kind="faq"
      name="questions"
      titleField="question"
      rows={questions.map(({ id: _, is_active, ...texts }) => ({ ...texts, is_active: String(is_active) }))}
      savedAt={questions_updated_at}
      schema={questionsInput}
      renderFields={(row) => (
        <>
          <BothLanguages area="site" name={`${row}.question`} label={copy.question}>
            <TextField name={`${row}.question`} label={copy.question} maxLength={300} />
          </BothLanguages>
          <BothLanguages area="site" name={`${row}.answer`} label={copy.answer} rows={4}>
            <GrowingTextareaField name={`${row}.answer`} label={copy.answer} rows={4} maxLength={3000} />
          </BothLanguages>
        </>
      )}
    />
  );
}
