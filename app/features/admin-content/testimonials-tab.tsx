import { toast } from '#app/lib/toast.ts';
import type { AdminVoices, saveTestimonials } from '#contract/admin/voices.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { readVoices } from './read-voices.ts';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';
import { VoicesForm } from './voices-form.tsx';

const copy = contentCopy.voices;
const draftOf = ({ testimonials, testimonials_updated_at }: AdminVoices) => ({
  base_updated_at: testimonials_updated_at,
  rows: testimonials.map(({ quote, role, business, is_active }) => ({ quote, role, business, is_active })),
});

/** What clients say, in the order of the page: a role and a kind of business, no names (DECISIONS 32). */
export function TestimonialsTab({ voices }: { readonly voices: AdminVoices }) {
  const { values, isDirty, change, settle } = useDraft(draftOf(voices));
  const { isBusy, problems, changedAt, run } = useAction();
  const save = (base_updated_at: string | null) => {
    const route = { method: 'put', path: '/api/admin/content/testimonials' } as const;
    void run(
      () =>
        content.call<typeof saveTestimonials>(route, {
          body: { testimonials: values.rows, base_updated_at },
        }),
      (saved) => {
        settle(draftOf(saved));
        toast.success(contentCopy.saved);
      },
    );
  };
  const blank = { quote: '', role: '', business: '', is_active: true };
  return (
    <VoicesForm
      kind="testimonials"
      rows={values.rows}
      isDirty={isDirty}
      isBusy={isBusy}
      changedAt={changedAt}
      onChange={(rows) => change({ rows })}
      onAdd={() => change({ rows: [...values.rows, blank] })}
      onSave={() => save(values.base_updated_at)}
      onTakeTheirs={() => void run(readVoices, (theirs) => settle(draftOf(theirs)))}
      onKeepMine={() => save(changedAt)}
      fields={(row, at, put) => (
        <>
          <TextField
            label={copy.quote}
            value={row.quote}
            error={problems[`testimonials.${at}.quote`]}
            rows={3}
            max={1000}
            onChange={(quote) => put({ quote })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={copy.role}
              hint={copy.roleHint}
              value={row.role}
              error={problems[`testimonials.${at}.role`]}
              onChange={(role) => put({ role })}
            />
            <TextField
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
