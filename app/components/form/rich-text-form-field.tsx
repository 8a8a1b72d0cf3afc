import { useField, useInputControl } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { RichTextEditor } from '../rich-text-editor/rich-text-editor.tsx';

type RichTextFormFieldProps = Pick<ComponentProps<typeof RichTextEditor>, 'label' | 'hint' | 'rows'> & {
  readonly name: string;
};

export function RichTextFormField({ name, ...editor }: RichTextFormFieldProps) {
  const [field] = useField<string>(name);
  const { value = '', change } = useInputControl(field);
  return (
    <>
      <RichTextEditor {...editor} value={value} error={field.errors?.[0]} onChange={change} />
      <input type="hidden" name={name} value={value} />
    </>
  );
}
