import { z } from 'zod';
import { formAction } from '#app/lib/forms/form-action.ts';
import { updateProfile } from '#contract/account/profile.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { refuse, succeed } from '#shared/result.ts';
import { fields, PROFILE_FORM, profileHref, profileTabFrom } from './profile-fields.ts';
import { postedToRequestBody, postedValues, validateProfile } from './profile-values.ts';

/** Without scripts, saves the fields of one tab. The API validates them; coercion would drop an empty one. */
export const profileAction = formAction({
  form: PROFILE_FORM,
  schema: z.object({ base_updated_at: z.string().optional() }),
  refusals: updateProfile.refusals,
  send: async (base, { request, client, form }) => {
    const tab = profileTabFrom(new URL(request.url).searchParams);
    const values = postedValues(fields[tab], (name) => form.getAll(name));
    const problems = validateProfile({ founding_year: '', ...values });
    if (Object.keys(problems).length > 0)
      return refuse({ code: 'INVALID_INPUT', message: refusalCopy.INVALID_INPUT, fields: problems });
    const saved = await client.call(updateProfile, { body: { ...base, ...postedToRequestBody(values) } });
    return saved.ok ? succeed({ to: profileHref(tab, { saved: '1' }) }) : saved;
  },
});
