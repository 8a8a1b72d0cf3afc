import { FormCard } from './form-card.tsx';
import { formCopy as copy } from './form-copy.ts';
import { LineField } from './form-fields.tsx';
import { ItemList, isWrongIn } from './item-list.tsx';
import { ItemSummary } from './item-row.tsx';
import { idsOf, KnownFiles } from './known-files.tsx';
import { LessonList } from './lesson-list.tsx';
import { type CourseModule, orNull } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const nameOfModule = ({ title }: CourseModule, place: number) => title ?? copy.moduleAt(place + 1);
const newModule = (): CourseModule => ({ title: null, duration: null, description: null, lessons: [] });

/** Modules and their lessons, with film, captions and document. */
export function CourseCard({ form }: { readonly form: ProductForm }) {
  const { values, problems, change } = form;
  return (
    <FormCard title={copy.cards.course}>
      <KnownFiles ids={idsOf(values.modules)}>
        <ItemList
          items={values.modules}
          onChange={(modules) => change({ modules })}
          create={newModule}
          addLabel={copy.add.module}
          nameOf={nameOfModule}
          summaryOf={(module, place) => (
            <ItemSummary
              name={nameOfModule(module, place)}
              facts={[copy.lessonsIn(module.lessons.length), module.duration]}
            />
          )}
          isWrongAt={isWrongIn(problems, 'modules')}
        >
          {(module, put, place) => (
            <ModuleFields module={module} place={place} problems={problems} onChange={put} />
          )}
        </ItemList>
      </KnownFiles>
    </FormCard>
  );
}

interface ModuleFieldsProps {
  readonly module: CourseModule;
  readonly place: number;
  readonly problems: ProductForm['problems'];
  readonly onChange: (part: Partial<CourseModule>) => void;
}

function ModuleFields({ module, place, problems, onChange }: ModuleFieldsProps) {
  const path = `modules.${place}`;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <LineField
          label={copy.fields.moduleTitle}
          name={`${path}.title`}
          value={module.title ?? ''}
          error={problems[`${path}.title`]}
          onChange={(text) => onChange({ title: orNull(text) })}
        />
        <LineField
          label={copy.fields.lessonLength}
          name={`${path}.duration`}
          value={module.duration ?? ''}
          error={problems[`${path}.duration`]}
          onChange={(text) => onChange({ duration: orNull(text) })}
        />
      </div>
      <LineField
        label={copy.fields.explanation}
        name={`${path}.description`}
        value={module.description ?? ''}
        rows={2}
        error={problems[`${path}.description`]}
        onChange={(text) => onChange({ description: orNull(text) })}
      />
      <LessonList
        lessons={module.lessons}
        path={path}
        problems={problems}
        onChange={(lessons) => onChange({ lessons: [...lessons] })}
      />
    </div>
  );
}
