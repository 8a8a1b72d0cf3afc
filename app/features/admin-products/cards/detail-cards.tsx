import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { difficultyLabels } from '#messages/catalog-labels.ts';
import { featureIcons } from '#shared/catalog.ts';
import { FormCard } from '../form/form-card.tsx';
import { ControlledField, ControlledSelect, ProductTextField } from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';

interface CardProps {
  readonly form: ProductForm;
}

/** AENT-006, AENT-007 */
export function FeaturesCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.features}>
      <SortableFieldList
        items={form.values.features}
        onChange={(features) => form.change({ features })}
        create={() => ({ text: '', icon: featureIcons[0] })}
        addLabel={copy.add.feature}
        nameOf={({ text }, index) => text || copy.featureAt(index + 1)}
      >
        {({ text, icon }, change, index) => (
          <div className="grid gap-3 sm:grid-cols-[1fr_11rem]">
            <ControlledField
              label={copy.fields.text}
              name={`features.${index}.text`}
              value={text}
              error={form.problems[`features.${index}`]}
              onChange={(value) => change({ text: value })}
            />
            <ControlledSelect
              label={copy.fields.icon}
              name={`features.${index}.icon`}
              value={icon ?? featureIcons[0]}
              options={copy.icons}
              onChange={(value) => change({ icon: value })}
            />
          </div>
        )}
      </SortableFieldList>
    </FormCard>
  );
}

export function DetailsCard({ form }: CardProps) {
  const { values, change, kind } = form;
  return (
    <FormCard title={copy.cards.details}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ControlledSelect
          label={copy.texts.difficulty_level}
          name="difficulty_level"
          value={values.difficulty_level}
          options={difficultyLabels}
          none={copy.fields.none}
          onChange={(difficulty_level) => change({ difficulty_level })}
        />
        <ProductTextField form={form} name="language" />
        <ProductTextField form={form} name="duration_hours" label={copy.fields.duration} isNumber />
        <ProductTextField form={form} name="max_students" label={copy.fields.students} isNumber />
        <ProductTextField form={form} name="start_date" label={copy.fields.start} type="datetime-local" />
        <ProductTextField form={form} name="tags" label={copy.fields.tags} />
      </div>
      <ProductTextField form={form} name="requirements" label={copy.fields.requirements} rows={3} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="grid gap-5">
          <ProductTextField form={form} name="instructor_name" />
          <ProductTextField form={form} name="instructor_bio" rows={5} />
        </div>
        <ImageField
          label={copy.texts.instructor_avatar}
          area={kind.is_subscription ? 'subscription-products' : 'one-time-products'}
          url={values.instructor_avatar || null}
          error={form.problems.instructor_avatar}
          onChange={(url) => change({ instructor_avatar: url ?? '' })}
        />
      </div>
    </FormCard>
  );
}

export function SeoCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.search}>
      <ProductTextField form={form} name="meta_title" />
      <ProductTextField form={form} name="meta_description" rows={3} />
    </FormCard>
  );
}
