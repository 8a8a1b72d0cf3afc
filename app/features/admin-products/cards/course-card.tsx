import { formCopy as copy } from '#messages/admin-product-form.ts';
import { LessonFilesProvider, lessonFileIds } from '../files/lesson-files-provider.tsx';
import { FormCard } from '../form/form-card.tsx';
import { ControlledField } from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { ItemSummary } from '../items/item-row.tsx';
import { LessonList } from '../items/lesson-list.tsx';
import { hasErrorsAt, SortableFieldList } from '../items/sortable-field-list.tsx';
import { type CourseModule, emptyToNull } from '../values/product-values.ts';

const moduleName = ({ title }: CourseModule, index: number) => title ?? copy.moduleAt(index + 1);
const newModule = (): CourseModule => ({ title: null, duration: null, description: null, lessons: [] });

export function CourseCard({ form }: { readonly form: ProductForm }) {
  const { values, problems, change } = form;
  return (
    <FormCard title={copy.cards.course}>
      <LessonFilesProvider ids={lessonFileIds(values.modules)}>
        <SortableFieldList
          items={values.modules}
          onChange={(modules) => change({ modules })}
          create={newModule}
          addLabel={copy.add.module}
          nameOf={moduleName}
          summaryOf={(module, index) => (
            <ItemSummary
              name={moduleName(module, index)}
              details={[copy.lessonsIn(module.lessons.length), module.duration]}
            />
          )}
          hasErrorAt={hasErrorsAt(problems, 'modules')}
        >
          {(module, put, index) => (
            <ModuleFields module={module} index={index} problems={problems} onChange={put} />
          )}
        </SortableFieldList>
      </LessonFilesProvider>
    </FormCard>
  );
}

interface ModuleFieldsProps {
  readonly module: CourseModule;
  readonly index: number;
  readonly problems: ProductForm['problems'];
  readonly onChange: (part: Partial<CourseModule>) => void;
}

function ModuleFields({ module, index, problems, onChange }: ModuleFieldsProps) {
  const path = `modules.${index}`;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <ControlledField
          label={copy.fields.moduleTitle}
          name={`${path}.title`}
          value={module.title ?? ''}
          error={problems[`${path}.title`]}
          onChange={(text) => onChange({ title: emptyToNull(text) })}
        />
        <ControlledField
          label={copy.fields.lessonLength}
          name={`${path}.duration`}
          value={module.duration ?? ''}
          error={problems[`${path}.duration`]}
          onChange={(text) => onChange({ duration: emptyToNull(text) })}
        />
      </div>
      <ControlledField
        label={copy.fields.explanation}
        name={`${path}.description`}
        value={module.description ?? ''}
        rows={2}
        error={problems[`${path}.description`]}
        onChange={(text) => onChange({ description: emptyToNull(text) })}
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
