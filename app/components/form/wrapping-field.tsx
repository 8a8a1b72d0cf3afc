import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { Textarea } from '#app/components/ui/input.tsx';
import { FormField } from './text-fields.tsx';

type WrappingFieldProps = Omit<ComponentProps<typeof FormField>, 'children'> & {
  readonly maxLength?: number;
};

export function WrappingField({ maxLength = 200, ...field }: WrappingFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={maxLength}
          rows={1}
          className="field-sizing-content resize-none py-3.5"
          onKeyDown={submitByEnter}
          onPaste={pasteAsOneLine}
        />
      )}
    </FormField>
  );
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function pasteAsOneLine(event: ClipboardEvent<HTMLTextAreaElement>) {
  const text = event.clipboardData.getData('text');
  if (!text.includes('\n')) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text.trim().replace(/\s*\n\s*/g, ' '), selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
