import { useLocation } from 'react-router';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type AdminFaqAndTestimonials,
  listAllFaqAndTestimonials,
} from '#contract/content/admin-faq-and-testimonials.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { voicesCopy as copy } from '#messages/content/admin-settings.ts';
import type { Route } from './+types/faq-and-testimonials.route.ts';
import { OrderedListForm } from './ordered-list-form.tsx';
import { faqAndTestimonialsAction } from './site-actions.ts';
import { questionsInput, testimonialsInput } from './site-inputs.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const result = await api(context).call(listAllFaqAndTestimonials);
  return { lists: result.ok ? result.value : null };
}

export const action = faqAndTestimonialsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function FaqAndTestimonials({ loaderData: { lists } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (lists === null) return <ErrorState title={contentCopy.failed} />;
  return pathname.endsWith('/faq') ? <FaqTab lists={lists} /> : <TestimonialsTab lists={lists} />;
}

function FaqTab({ lists: { questions, questions_updated_at } }: { readonly lists: AdminFaqAndTestimonials }) {
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

/** Names a role and a kind of business, no persons (DECISIONS 32). */
function TestimonialsTab({ lists }: { readonly lists: AdminFaqAndTestimonials }) {
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
