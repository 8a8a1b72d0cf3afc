import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { saveQuestions, saveTestimonials } from '#contract/content/admin-faq-and-testimonials.ts';
import { saveSitePage } from '#contract/content/admin-site-pages.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { sitePages } from '#shared/content/content.ts';
import { questionsInput, sitePageInput, testimonialsInput } from './site-inputs.ts';

export const faqAndTestimonialsAction = formActions(
  {
    questions: formAction({
      endpoint: saveQuestions,
      form: 'faq',
      schema: questionsInput,
      call: (body) => ({ body }),
      done: () => contentCopy.saved,
    }),
  },
  formAction({
    endpoint: saveTestimonials,
    form: 'testimonials',
    schema: testimonialsInput,
    call: (body) => ({ body }),
    done: () => contentCopy.saved,
  }),
);

export const sitePageAction = formAction({
  endpoint: saveSitePage,
  form: 'site-page',
  schema: sitePageInput,
  call: (body, { param }) => {
    const name = sitePages.find((option) => option === param('name'));
    if (name === undefined) throw new Response(null, { status: 404 });
    return { params: { name }, body };
  },
  done: () => contentCopy.saved,
});
