import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { saveQuestions, saveTestimonials } from '#contract/admin/content/faq-and-testimonials.ts';
import { type AdminSitePage, saveSitePage } from '#contract/admin/content/site-pages.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { questionsInput, sitePageInput, testimonialsInput } from './site-inputs.ts';

export const saveFaqAndTestimonials = (client: Client, posted: FormData) =>
  posted.get('intent') === 'questions'
    ? handleForm({
        posted,
        form: 'faq',
        schema: questionsInput,
        refusals: saveQuestions.refusals,
        send: async (body) => {
          const saved = await client.call(saveQuestions, { body });
          return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal);
        },
      })
    : handleForm({
        posted,
        form: 'testimonials',
        schema: testimonialsInput,
        refusals: saveTestimonials.refusals,
        send: async (body) => {
          const saved = await client.call(saveTestimonials, { body });
          return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal);
        },
      });

export const saveLegalPage = (client: Client, name: AdminSitePage['name'], posted: FormData) =>
  handleForm({
    posted,
    form: 'site-page',
    schema: sitePageInput,
    refusals: saveSitePage.refusals,
    send: async (body) => {
      const saved = await client.call(saveSitePage, { params: { name }, body });
      return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal);
    },
  });
