import { useField, useInputControl } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { ImageField } from '../media-upload/fields/image-field.tsx';

type ImageFormFieldProps = Pick<ComponentProps<typeof ImageField>, 'label' | 'hint' | 'area'> & {
  readonly name: string;
  readonly placeholder?: ReactNode;
};

/** Posts the address of the image; empty: none. */
export function ImageFormField({ name, placeholder, ...image }: ImageFormFieldProps) {
  const [field] = useField<string>(name);
  const { value = '', change } = useInputControl(field);
  return (
    <div className="grid content-start gap-2">
      <ImageField
        {...image}
        url={value === '' ? null : value}
        error={field.errors?.[0]}
        onChange={(url) => change(url ?? '')}
      />
      {value === '' && placeholder}
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
