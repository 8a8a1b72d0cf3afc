import { useField } from '@conform-to/react';

export function useText(name: string): string {
  const [field] = useField<string>(name);
  return field.value ?? '';
}
