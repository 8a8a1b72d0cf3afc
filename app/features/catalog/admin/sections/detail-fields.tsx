import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { difficultyLabels } from '#messages/catalog/labels.ts';
import { translationsCopy } from '#messages/components/admin-translations.ts';
import { featureIcons } from '#shared/shop/catalog.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { mediaAreaOf, type ProductKind, taughtTypes } from '../product-kind.ts';
import { type ProductValues, rowValues } from '../values/product-values.ts';
import { PlainField } from './product-fields.tsx';

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
