import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { ChoiceField, GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { difficultyLabels } from '#messages/catalog/labels.ts';
import { translationsCopy } from '#messages/components/admin-translations.ts';
import { featureIcons } from '#shared/shop/catalog.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { mediaAreaOf, type ProductKind, taughtTypes } from '../product-kind.ts';
import { fieldLabels } from '../values/format-field-value.ts';
import { type PlainFieldName, plainFields, plainNamesIn } from '../values/plain-fields.ts';
import { type ProductValues, rowValues } from '../values/product-values.ts';

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

/** AENT-006, AENT-007 */
export function FeaturesFields() {
  return (
    <SortableFieldList
      name="features"
      row={rowValues.features}
      defaults={{ icon: featureIcons[0] }}
      addLabel={copy.add.feature}
      nameOf={({ text }, index) => text || copy.featureAt(index + 1)}
      isUnlabelled
    >
      {(path) => (
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <BothLanguages area="catalog" name={`${path}.text`} label={copy.fields.text}>
            <WrappingField
              name={`${path}.text`}
              label={<span className="sr-only">{copy.fields.text}</span>}
              maxLength={300}
            />
          </BothLanguages>
          <ChoiceField
            name={`${path}.icon`}
            label={<span className="sr-only">{copy.fields.icon}</span>}
            options={copy.icons}
          />
        </div>
      )}
    </SortableFieldList>
  );
}

interface DetailsFieldsProps {
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly product: AdminProduct | null;
}

const namesOfTeaching = [
  'difficulty_level',
  'duration_hours',
  'max_students',
  'instructor_name',
  'instructor_bio',
  'instructor_avatar',
] as const;

export function DetailsFields({ kind, values, product }: DetailsFieldsProps) {
  const { id, en } = translationsCopy.names;
  const written = product?.language ?? '';
  const isTaught =
    taughtTypes.includes(values.type) || namesOfTeaching.some((name) => Boolean(product?.[name]));
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PlainField name="category" />
        <ChoiceField
          name="language"
          label={copy.texts.language}
          options={{ ...(written !== '' && { [written]: written }), id, en }}
          none={copy.fields.none}
          isOptional
        />
      </div>
      <PlainField name="tags" />
      <PlainField name="requirements" />
      <div hidden={!isTaught} className="grid items-end gap-5 *:min-w-0 sm:grid-cols-3">
        <ChoiceField
          name="difficulty_level"
          label={copy.texts.difficulty_level}
          options={difficultyLabels}
          none={copy.fields.none}
          isOptional
        />
        <PlainField name="duration_hours" />
        <PlainField name="max_students" />
      </div>
      <div hidden={!isTaught} className="grid items-start gap-5 sm:grid-cols-2">
        <div className="grid gap-5">
          <PlainField name="instructor_name" />
          <PlainField name="instructor_bio" />
        </div>
        <ImageFormField
          name="instructor_avatar"
          label={copy.texts.instructor_avatar}
          area={mediaAreaOf(kind)}
        />
      </div>
    </>
  );
}
