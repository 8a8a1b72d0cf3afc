import { useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { EmailSuggestion } from './email-suggestion.tsx';
import { TextField } from './text-fields.tsx';

/** Suggests a correction for a likely typo, because a guest's address is the only key to the purchase. */
export function EmailField({ className, ...props }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [{ initialValue = '' }] = useField<string>(props.name);
  return (
    <EmailSuggestion typed={initialValue} className={className}>
      <TextField inputMode="email" autoComplete="email" maxLength={254} {...props} type="email" />
    </EmailSuggestion>
  );
}
