import { useSearchParams } from 'react-router';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import type { FormProblem, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import { settingsHref } from '../settings-href.ts';
import { noticeOf, type SettingsIntent, settingsFormId } from '../settings-notices.ts';
import { PHONE_CODE_SENT, PHONE_OTHER } from './phone-steps.ts';
import { PROOF_CODE_SENT, REAUTHENTICATION_REQUIRED } from './proof.ts';
import { type Ask, askParams } from './use-ask.ts';

const shownInForm = new Set([
  REAUTHENTICATION_REQUIRED,
  PROOF_CODE_SENT,
  PHONE_CODE_SENT,
  PHONE_OTHER,
  'INVALID_INPUT',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'SAME_EMAIL',
  'SAME_PHONE',
  'BALANCE_LEFT',
]);

interface Options {
  readonly intent: SettingsIntent;
  readonly id?: string;
  readonly ask?: Ask;
  readonly onDone?: (facts: FormSuccessData) => void;
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

export function useSettingsForm({ intent, id = '', ask, onDone }: Options) {
  const [search] = useSearchParams();
  const form = useActionForm({
    id: settingsFormId(intent, id),
    action: settingsHref(search, ask === undefined ? {} : askParams(ask)),
    toastFor,
    onSuccess: (facts) => {
      const notice = noticeOf(intent, facts);
      if (notice !== null) toast.success(notice.title, { description: notice.text });
      onDone?.(facts);
    },
  });
  return { ...form, intent, subject: id };
}

function toastFor({ code, message }: FormProblem) {
  if (shownInForm.has(code)) return null;
  return code === 'NETWORK_ERROR' ? undefined : { title: settingsCopy.failed, text: message };
}
