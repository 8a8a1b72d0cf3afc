import { z } from 'zod';
import { formAction } from '#app/lib/forms/form-action.ts';
import { askForNotice, confirmNotice } from '#contract/product-waits/product-waits.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { NOTIFY_FORM } from './notify-form-name.ts';

export const notifyAction = formAction({
  endpoint: askForNotice,
  form: NOTIFY_FORM,
  schema: askForNotice.body,
  call: (body, { param }) => ({ params: { id: param('slug') }, body }),
  to: ({ is_confirmed }, _, { param }) =>
    `${waitPath(param('slug'))}?state=${is_confirmed ? 'listed' : 'asked'}`,
});

export const confirmNoticeAction = (form: string) =>
  formAction({
    endpoint: confirmNotice,
    form,
    schema: z.object({ token: z.string().default('') }),
    call: (body) => ({ body }),
    to: (_, __, { param }) => `${waitPath(param('slug'))}?state=listed`,
  });
