import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { AdminFaqAndTestimonials, saveTestimonials } from '#contract/admin/faq-and-testimonials.ts';
import { contentCopy } from '../content-copy.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { useEditorDraft } from '../use-editor-draft.ts';
import { fetchFaqAndTestimonials } from './fetch-faq-and-testimonials.ts';
import { OrderedListForm } from './ordered-list-form.tsx';

const copy = contentCopy.voices;
const toDraft = ({ testimonials, testimonials_updated_at }: AdminFaqAndTestimonials) => ({
  base_updated_at: testimonials_updated_at,
  rows: testimonials.map(({ quote, role, business, is_active }) => ({ quote, role, business, is_active })),
});

/** A role and a kind of business, no names (DECISIONS 32). */
export function TestimonialsTab({ lists }: { readonly lists: AdminFaqAndTestimonials }) {
  const { values, isDirty, change, markSaved } = useEditorDraft(toDraft(lists));
  const { isBusy, problems, changedAt, run } = useContentMutation();
  const save = (base_updated_at: string | null) => {
    const route = { method: 'put', path: '/api/admin/content/testimonials' } as const;
    void run(
      () =>
        browserClient.call<typeof saveTestimonials>(route, {
          body: { testimonials: values.rows, base_updated_at },
        }),
      (saved) => {
        markSaved(toDraft(saved));
        toast.success(contentCopy.saved);
      },
    );
  };
  const blank = { quote: '', role: '', business: '', is_active: true };
  return (
    <OrderedListForm
      kind="testimonials"
      rows={values.rows}
      isDirty={isDirty}
      isBusy={isBusy}
      changedAt={changedAt}
      onChange={(rows) => change({ rows })}
      onAdd={() => change({ rows: [...values.rows, blank] })}
      onSave={() => save(values.base_updated_at)}
      onReload={() => void run(fetchFaqAndTestimonials, (theirs) => markSaved(toDraft(theirs)))}
      onOverwrite={() => save(changedAt)}
      renderFields={(row, at, put) => (
        <>
          <ControlledTextField
            label={copy.quote}
            value={row.quote}
            error={problems[`testimonials.${at}.quote`]}
            rows={3}
            maxLength={1000}
            onChange={(quote) => put({ quote })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <ControlledTextField
              label={copy.role}
              hint={copy.roleHint}
              value={row.role}
              error={problems[`testimonials.${at}.role`]}
              onChange={(role) => put({ role })}
            />
            <ControlledTextField
              label={copy.business}
              value={row.business}
              error={problems[`testimonials.${at}.business`]}
              onChange={(business) => put({ business })}
            />
          </div>
        </>
      )}
    />
  );
}
