import type { ComponentProps } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { formCopy } from '#messages/components/form.ts';
import { ActionForm } from './action-form.tsx';
import { useActionForm } from './use-action-form.ts';

interface PostButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'busyText'> {
  readonly id: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly busyText?: string;
  /** A repeated post changes nothing, so the button keeps the focus instead of being disabled while sending. */
  readonly isRepeatable?: boolean;
  readonly onSuccess: (facts: FormSuccessData) => void;
}

/** A button that changes something, with and without scripts. Its action is a `formAction` without `form`. */
export function PostButton({
  id,
  action,
  fields,
  busyText,
  isRepeatable = false,
  onSuccess,
  ...button
}: PostButtonProps) {
  const form = useActionForm({ id, action, onSuccess, toastFor: refusalToast });
  return (
    <ActionForm form={form} className="grid gap-2">
      <input type="hidden" name="form" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...button}
        type="submit"
        {...(form.isBusy && !isRepeatable && (busyText === undefined ? { disabled: true } : { busyText }))}
      />
    </ActionForm>
  );
}

const refusalToast = ({ code, message }: FormProblem) =>
  code === 'NETWORK_ERROR' ? undefined : { title: formCopy.refused, text: message };
