import { redirect } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { updatePreferences } from '#contract/privacy/privacy.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import type { Route } from './+types/language.route.ts';

export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = formText(form, 'language') === 'en' ? 'en' : 'id';
  await actionApi(context).call(updatePreferences, { body: { language, mail_language: language } });
  return redirect(pathInLanguage(safeNext(formText(form, 'to')), language), 303);
}
