import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { difficultyLabels } from '#messages/catalog-labels.ts';
import { featureIcons } from '#shared/shop/catalog.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { mediaAreaOf, type ProductKind } from '../product-kind.ts';
import { rowValues } from '../values/product-values.ts';
import { CountField, LineField, LinesField, LongLineField } from './product-fields.tsx';

/** AENT-006, AENT-007 */
export function FeaturesFields() {
  return (
    <SortableFieldList
      name="features"
      row={rowValues.features}
      defaults={{ icon: featureIcons[0] }}
      addLabel={copy.add.feature}
      nameOf={({ text }, index) => text || copy.featureAt(index + 1)}
    >
      {(path) => (
        <div className="grid gap-3 items-start sm:grid-cols-[1fr_11rem]">
          <BothLanguages area="catalog" name={`${path}.text`} label={copy.fields.text}>
            <WrappingField name={`${path}.text`} label={copy.fields.text} maxLength={300} />
          </BothLanguages>
          <ChoiceField name={`${path}.icon`} label={copy.fields.icon} options={copy.icons} />
        </div>
      )}
    </SortableFieldList>
  );
}

export function DetailsFields({ kind }: { readonly kind: ProductKind }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LineField name="category" maxLength={100} />
        <ChoiceField
          name="difficulty_level"
          label={copy.texts.difficulty_level}
          options={difficultyLabels}
          none={copy.fields.none}
          isOptional
        />
        <LineField name="language" maxLength={50} />
        <CountField name="duration_hours" />
        <CountField name="max_students" />
      </div>
      <LongLineField name="tags" maxLength={2000} />
      <LinesField name="requirements" rows={3} maxLength={15_000} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="grid gap-5">
          <LineField name="instructor_name" maxLength={100} />
          <LinesField name="instructor_bio" rows={5} maxLength={2000} />
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
