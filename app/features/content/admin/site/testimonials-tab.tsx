import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { AdminFaqAndTestimonials } from '#contract/content/admin-faq-and-testimonials.ts';
import { voicesCopy as copy } from '#messages/content/admin-settings.ts';
import { OrderedListForm } from './ordered-list-form.tsx';
import { testimonialsInput } from './site-inputs.ts';

/** Names a role and a kind of business, no persons (DECISIONS 32). */
export function TestimonialsTab({ lists }: { readonly lists: AdminFaqAndTestimonials }) {
  const { testimonials, testimonials_updated_at } = lists;
  return (
    <OrderedListForm
      kind="testimonials"
      name="testimonials"
      titleField="quote"
      rows={testimonials.map(({ id: _, is_active, ...texts }) => ({
        ...texts,
        is_active: String(is_active),
      }))}
      savedAt={testimonials_updated_at}
      schema={testimonialsInput}
      renderFields={(row) => (
        <>
          <BothLanguages area="site" name={`${row}.quote`} label={copy.quote} rows={3}>
            <GrowingTextareaField name={`${row}.quote`} label={copy.quote} rows={3} maxLength={1000} />
          </BothLanguages>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <BothLanguages area="site" name={`${row}.role`} label={copy.role}>
              <TextField name={`${row}.role`} label={copy.role} />
            </BothLanguages>
            <BothLanguages area="site" name={`${row}.business`} label={copy.business}>
              <TextField name={`${row}.business`} label={copy.business} />
            </BothLanguages>
          </div>
        </>
      )}
    />
  );
}
