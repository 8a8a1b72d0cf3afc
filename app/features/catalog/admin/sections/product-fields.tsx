import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { fieldLabels } from '../values/field-labels.ts';
import { type PlainFieldName, plainFields, plainNamesIn } from '../values/plain-fields.ts';

interface FieldProps {
  readonly name: PlainFieldName;
}

/** Optional, with the label that the conflict dialog has, too; in both languages where visitors read it. */
export function PlainField({ name }: FieldProps) {
  const { english } = plainFields[name];
  if (english === undefined) return <TypedField name={name} />;
  return (
    <BothLanguages area="catalog" name={name} label={fieldLabels()[name]} separator={english}>
      <TypedField name={name} />
    </BothLanguages>
  );
}

function TypedField({ name }: FieldProps) {
  const { input, hint, maxLength = 2000, rows = 3 } = plainFields[name];
  const field = { name, label: fieldLabels()[name], isOptional: true, ...(hint && { hint: hint() }) };
  switch (input) {
    case 'line':
      return <TextField {...field} autoComplete="off" maxLength={maxLength} />;
    case 'wrapping line':
      return <WrappingField {...field} maxLength={maxLength} />;
    case 'lines':
      return <GrowingTextareaField {...field} rows={rows} maxLength={maxLength} />;
    case 'number':
      // Tabular figures and a numeric keyboard.
      return <TextField {...field} autoComplete="off" inputMode="decimal" inputClassName="num" />;
    case null:
      return null;
  }
}

/** Those of a section that it does not place itself. */
export function PlainFields({ section }: { readonly section: string }) {
  return plainNamesIn(section)
    .filter((name) => plainFields[name].isPlaced !== true)
    .map((name) => <PlainField key={name} name={name} />);
}
