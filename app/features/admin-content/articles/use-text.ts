import { useField } from '@conform-to/react';

/** What is typed in a field of the surrounding form. */
export function useText(name: string): string {
  const [field] = useField<string>(name);
  return field.value ?? '';
}
