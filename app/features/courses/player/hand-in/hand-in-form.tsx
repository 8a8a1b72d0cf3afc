import { Paperclip } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { FormField, TextareaField } from '#app/components/form/text-fields.tsx';
import { noToastForFields, useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { controlClasses } from '#app/components/ui/input.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { HandIn } from '#contract/courses/hand-ins.ts';
import { handInCopy as copy } from '#messages/courses/hand-ins.ts';
import { MAX_HAND_IN_LENGTH } from '#shared/courses/lesson-work.ts';
import { acceptedTypes } from '#shared/files/uploads.ts';

export const HAND_IN_FORM = 'hand-in';

interface Props {
  readonly handIn: HandIn | null;
  readonly page: string;
  readonly onSent: () => void;
}

export function HandInForm({ handIn, page, onSent }: Props) {
  const form = useActionForm({
    id: HAND_IN_FORM,
    action: page,
    encType: 'multipart/form-data',
    defaults: { body: handIn?.body ?? '' },
    ...noToastForFields,
    onSuccess: () => {
      toast.success(copy.sent);
      onSent();
    },
  });
  // A guest's access is read-only, because a guest's files would belong to no account.
  const isGuest = useGuestAccess() !== null;
  const isWaiting = handIn?.state === 'waiting';
  const label = handIn === null ? copy.send : isWaiting ? copy.replace : copy.sendAgain;
  const fields = (
    <ActionForm form={form} label={copy.title} className="mt-4 grid justify-items-start gap-4">
      <input type="hidden" name={INTENT} value={HAND_IN_FORM} />
      <TextareaField
        name="body"
        label={copy.body}
        hint={isGuest ? undefined : copy.bodyHint}
        rows={6}
        maxLength={MAX_HAND_IN_LENGTH}
        isOptional
        className="w-full"
      />
      {!isGuest && <FileFields file={handIn?.file ?? null} />}
      <Button type="submit" busyText={form.isBusy ? copy.sending : undefined} className="max-sm:w-full">
        {label}
      </Button>
    </ActionForm>
  );
  if (!isWaiting) return fields;
  return (
    <details open={form.formError !== null} className="mt-4">
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui">
        {copy.change}
      </summary>
      <p className="text-ink-3 text-ui">{copy.waitingHint}</p>
      {fields}
    </details>
  );
}

function FileFields({ file }: { readonly file: HandIn['file'] }) {
  return (
    <>
      {file !== null && (
        <>
          <input type="hidden" name="file_id" value={file.id} />
          <CheckboxField name="removes_file" isOptional>
            {copy.removeFile(file.file_name)}
          </CheckboxField>
        </>
      )}
      <FormField
        name="file"
        label={file === null ? copy.file : copy.replaceFile}
        hint={copy.fileHint}
        isOptional
        className="w-full"
      >
        {({ defaultValue: _, ...control }) => <FileInput {...control} />}
      </FormField>
    </>
  );
}

function FileInput(control: ComponentProps<'input'>) {
  const [chosen, setChosen] = useState('');
  const isHydrated = useHydrated();
  return (
    <span
      className={cn(
        controlClasses,
        'relative flex items-center gap-3 py-3 has-focus-visible:outline-2 has-focus-visible:outline-link',
      )}
    >
      <Paperclip aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      {isHydrated && (
        <span className={cn('min-w-0 truncate', chosen === '' && 'font-semibold text-link')}>
          {chosen === '' ? copy.choose : chosen}
        </span>
      )}
      <input
        {...control}
        type="file"
        accept={`${acceptedTypes('image')},${acceptedTypes('document')}`}
        className={cn('min-w-0 cursor-pointer', isHydrated && 'absolute inset-0 size-full opacity-0')}
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0]?.name ?? '')}
      />
    </span>
  );
}
