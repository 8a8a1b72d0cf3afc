import { FormCard } from './form-card.tsx';
import { formCopy as copy } from './form-copy.ts';
import { LineField, Toggle } from './form-fields.tsx';
import { ItemList } from './item-list.tsx';
import { LessonFilmField } from './lesson-film-field.tsx';
import type { CourseModule } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

interface CardProps {
  readonly form: ProductForm;
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

const filmOf = (id: string | null) =>
  id === null
    ? { video: null, type: 'text' as const }
    : { video: { file_id: id, captions_file_id: null }, type: 'video' as const };

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
                problems={form.problems}
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
  readonly problems: ProductForm['problems'];
  readonly onChange: (lessons: readonly CourseModule['lessons'][number][]) => void;
}

function LessonList({ module, place: at, problems, onChange }: LessonListProps) {
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
            error={problems[`modules.${at}.lessons.${place}.body`]}
            onChange={(text) => change({ body: orNull(text) })}
          />
          <LessonFilmField
            name={`modules.${at}.lessons.${place}.video`}
            fileId={lesson.video?.file_id ?? null}
            error={problems[`modules.${at}.lessons.${place}.video.file_id`]}
            onChange={(id) => change(filmOf(id))}
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
