import { useField } from '@conform-to/react';

export function HiddenFormField({ name }: { readonly name: string }) {
  const [field] = useField<string>(name);
  return <input type="hidden" name={name} value={field.initialValue ?? ''} />;
}

interface HiddenValuesProps {
  readonly name: string;
  readonly values: unknown;
}

/** Posts all fields below `name`, because unmounted fields would not be posted. */
export function HiddenValues({ name, values }: HiddenValuesProps) {
  if (typeof values !== 'object' || values === null)
    return <input type="hidden" name={name} value={String(values ?? '')} />;
  const isList = Array.isArray(values);
  return Object.entries(values).map(([key, value]) => (
    <HiddenValues key={key} name={isList ? `${name}[${key}]` : `${name}.${key}`} values={value} />
  ));
}
