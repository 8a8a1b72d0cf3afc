import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { LessonFilesProvider, lessonFileIds } from '../files/lesson-files-provider.tsx';
import { ItemSummary } from '../items/item-row.tsx';
import { LessonList, TitleAndLength } from '../items/lesson-list.tsx';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { type CourseModule, type ProductValues, rowValues } from '../values/product-values.ts';

const moduleName = ({ title }: CourseModule, index: number) => title || copy.moduleAt(index + 1);

export function CourseFields({ values }: { readonly values: ProductValues }) {
  return (
    <LessonFilesProvider ids={lessonFileIds(values.modules)}>
      <SwitchFormField name="lessons_in_order" label={copy.fields.inOrder} hint={copy.fields.inOrderHint} />
      <SortableFieldList
        name="modules"
        row={rowValues.modules}
        defaults={{}}
        addLabel={copy.add.module}
        nameOf={moduleName}
        summaryOf={(module, index) => (
          <ItemSummary
            name={moduleName(module, index)}
            details={[copy.lessonsIn(module.lessons.length), module.duration]}
          />
        )}
      >
        {(path) => (
          <div className="grid gap-3">
            <TitleAndLength path={path} label={copy.fields.moduleTitle} />
            <LessonList module={path} />
          </div>
        )}
      </SortableFieldList>
    </LessonFilesProvider>
  );
}
