import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { updateProfile } from '#contract/account/sessions/profile.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { refuse, succeed } from '#shared/result.ts';
import { fields, PROFILE_FORM, profileHref, profileTabFrom } from './profile-fields.ts';
import { postedToRequestBody, postedValues, validateProfile } from './profile-values.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The API validates the fields; an empty one is an answer that coercion would drop. */
const schema = z.object({ base_updated_at: z.string().optional() });

/** Without scripts, saves the fields of one tab. */
export function profileAction({ request, context }: ActionArgs) {
  const tab = profileTabFrom(new URL(request.url).searchParams);
  return handleForm({
    request,
    form: PROFILE_FORM,
    schema,
    refusals: updateProfile.refusals,
    send: async (base, posted) => {
      const values = postedValues(fields[tab], (name) => posted.getAll(name));
      const problems = validateProfile({ founding_year: '', ...values });
      if (Object.keys(problems).length > 0)
        return refuse({
          code: 'INVALID_INPUT',
          message: refusalCopy.INVALID_INPUT,
          fields: problems,
        });
      const saved = await actionApi(context).call(updateProfile, {
        body: { ...base, ...postedToRequestBody(values) },
      });
      return saved.ok ? succeed({ to: profileHref(tab, { saved: '1' }) }) : saved;
    },
  });
}
