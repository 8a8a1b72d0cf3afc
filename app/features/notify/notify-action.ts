import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { askForNotice, confirmNotice } from '#contract/public/product-waits.ts';
import { succeed } from '#shared/result.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { NOTIFY_FORM } from './notify-form-name.ts';

type ActionContext = Parameters<typeof actionApi>[0];

interface Args {
  readonly request: Request;
  readonly context: ActionContext;
  readonly params: { readonly slug: string };
}

export function notifyAction({ request, context, params: { slug } }: Args) {
  return handleForm({
    request,
    form: NOTIFY_FORM,
    schema: askForNotice.body,
    refusals: askForNotice.refusals,
    send: async (body) => {
      const asked = await actionApi(context).call(askForNotice, { params: { id: slug }, body });
      if (!asked.ok) return asked;
      return succeed({ to: `${waitPath(slug)}?state=${asked.value.is_confirmed ? 'listed' : 'asked'}` });
    },
  });
}

const token = z.object({ token: z.string().default('') });

export function confirmNoticeAction({ request, context, params: { slug } }: Args, form: string) {
  return handleForm({
    request,
    form,
    schema: token,
    refusals: confirmNotice.refusals,
    send: async (body) => {
      const confirmed = await actionApi(context).call(confirmNotice, { body });
      return confirmed.ok ? succeed({ to: `${waitPath(slug)}?state=listed` }) : confirmed;
    },
  });
}
