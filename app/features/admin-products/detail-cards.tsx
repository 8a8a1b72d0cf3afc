import { difficultyLabels, featureIcons } from '#shared/catalog.ts';
import { FormCard } from './form-card.tsx';
import { formCopy as copy, iconLabels } from './form-copy.ts';
import { Choice, LineField, TextField, Toggle } from './form-fields.tsx';
import { ItemList } from './item-list.tsx';
import type { CourseModule } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

interface CardProps {
  readonly form: ProductForm;
}

/** What is listed with a picture beside it (AENT-006, AENT-007). */
export function FeaturesCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.features}>
      <ItemList
        items={form.values.features}
        onChange={(features) => form.change({ features })}
        create={() => ({ text: '', icon: featureIcons[0] })}
        addLabel={copy.add.feature}
        nameOf={({ text }, place) => text || `${copy.cards.features} ${place + 1}`}
      >
        {({ text, icon }, change, place) => (
          <div className="grid gap-3 sm:grid-cols-[1fr_11rem]">
            <LineField
              label={copy.fields.text}
              name={`features.${place}.text`}
              value={text}
              error={form.problems[`features.${place}`]}
              onChange={(value) => change({ text: value })}
            />
            <Choice
              label={copy.fields.icon}
              name={`features.${place}.icon`}
              value={icon ?? featureIcons[0]}
              options={iconLabels}
              onChange={(value) => change({ icon: value })}
            />
          </div>
        )}
      </ItemList>
    </FormCard>
  );
}

export function DetailsCard({ form }: CardProps) {
  const { values, change } = form;
  return (
    <FormCard title={copy.cards.details}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={copy.fields.difficulty}
          name="difficulty_level"
          value={values.difficulty_level}
          options={difficultyLabels}
          none={copy.fields.none}
          onChange={(difficulty_level) => change({ difficulty_level })}
        />
        <TextField form={form} name="language" label={copy.fields.language} />
        <TextField form={form} name="duration_hours" label={copy.fields.duration} isNumber />
        <TextField form={form} name="max_students" label={copy.fields.students} isNumber />
        <TextField form={form} name="start_date" label={copy.fields.start} type="datetime-local" />
        <TextField form={form} name="tags" label={copy.fields.tags} />
      </div>
      <TextField form={form} name="requirements" label={copy.fields.requirements} rows={3} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="instructor_name" label={copy.fields.instructor} />
        <TextField form={form} name="instructor_avatar" label={copy.fields.avatar} />
      </div>
      <TextField form={form} name="instructor_bio" label={copy.fields.bio} rows={3} />
    </FormCard>
  );
}

export function SearchCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.search}>
      <TextField form={form} name="meta_title" label={copy.fields.metaTitle} />
      <TextField form={form} name="meta_description" label={copy.fields.metaDescription} rows={3} />
    </FormCard>
  );
}

const newLesson = () => ({
  id: '',
  title: null,
  duration: null,
  type: 'text' as const,
  description: null,
  body: null,
  video: null,
  file_id: null,
  is_preview: false,
});
const newModule = (): CourseModule => ({ title: null, duration: null, description: null, lessons: [] });
const orNull = (text: string) => (text === '' ? null : text);

/** Modules and their lessons. A lesson keeps its id, and with it what its learners have done. */
export function CourseCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.course}>
      <ItemList
        items={form.values.modules}
        onChange={(modules) => form.change({ modules })}
        create={newModule}
        addLabel={copy.add.module}
        nameOf={({ title }, place) => title ?? `Modul ${place + 1}`}
      >
        {(module, change, place) => (
          <details open={module.title === null}>
            <summary className="min-h-tap cursor-pointer py-2.5 font-semibold text-ui">
              {module.title ?? `Modul ${place + 1}`}
              <span className="num ml-2 font-normal text-ink-3 text-small">
                {module.lessons.length} pelajaran
              </span>
            </summary>
            <div className="grid gap-3 pb-2">
              <LineField
                label={copy.fields.moduleTitle}
                name={`modules.${place}.title`}
                value={module.title ?? ''}
                onChange={(text) => change({ title: orNull(text) })}
              />
              <LineField
                label={copy.fields.explanation}
                name={`modules.${place}.description`}
                value={module.description ?? ''}
                rows={2}
                onChange={(text) => change({ description: orNull(text) })}
              />
              <LessonList
                module={module}
                place={place}
                onChange={(lessons) => change({ lessons: [...lessons] })}
              />
            </div>
          </details>
        )}
      </ItemList>
    </FormCard>
  );
}

interface LessonListProps {
  readonly module: CourseModule;
  readonly place: number;
  readonly onChange: (lessons: readonly CourseModule['lessons'][number][]) => void;
}

function LessonList({ module, place: at, onChange }: LessonListProps) {
  return (
    <ItemList
      items={module.lessons}
      onChange={onChange}
      create={newLesson}
      addLabel={copy.add.lesson}
      nameOf={({ title }, place) => title ?? `${copy.fields.lesson} ${place + 1}`}
    >
      {(lesson, change, place) => (
        <div className="grid gap-3">
          <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
            <LineField
              label={`${copy.fields.lesson} ${place + 1}`}
              name={`modules.${at}.lessons.${place}.title`}
              value={lesson.title ?? ''}
              onChange={(text) => change({ title: orNull(text) })}
            />
            <LineField
              label={copy.fields.lessonLength}
              name={`modules.${at}.lessons.${place}.duration`}
              value={lesson.duration ?? ''}
              onChange={(text) => change({ duration: orNull(text) })}
            />
          </div>
          <LineField
            label={copy.fields.lessonBody}
            name={`modules.${at}.lessons.${place}.body`}
            value={lesson.body ?? ''}
            rows={3}
            onChange={(text) => change({ body: orNull(text) })}
          />
          <Toggle
            label={copy.fields.isPreview}
            isOn={lesson.is_preview}
            onChange={(is_preview) => change({ is_preview })}
          />
        </div>
      )}
    </ItemList>
  );
}
