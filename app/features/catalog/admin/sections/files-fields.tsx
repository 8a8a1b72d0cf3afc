import { useField } from '@conform-to/react';
import { flushSync } from 'react-dom';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { productFilesCopy as copy } from '#messages/catalog/admin-product-files.ts';
import { AddFiles } from '../files/add-files.tsx';
import { LessonFilesProvider } from '../files/lesson-files-provider.tsx';
import { titleFromFileName } from '../files/title-from-file-name.ts';
import { FileFields, FileSummary } from '../items/files-row.tsx';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { type ProductFile, type ProductValues, rowValues } from '../values/product-values.ts';

const nameOf = ({ title }: ProductFile, index: number) => title.trim() || copy.at(index + 1);

export function FilesFields({ values: { files } }: { readonly values: ProductValues }) {
  const [field, form] = useField<FormRow[]>('files');
  const ids = files.map(({ file_id }) => file_id);
  const add = ({ id, file_name }: { readonly id: string; readonly file_name: string }) =>
    // The next upload reads the rows from the page, so this one must be rendered first.
    flushSync(() =>
      form.insert({
        name: field.name,
        defaultValue: { file_id: id, title: titleFromFileName(file_name), description: '' },
      }),
    );
  return (
    <LessonFilesProvider ids={ids}>
      <p className="text-ink-2 text-ui">{copy.intro}</p>
      <div className="grid min-w-0">
        {files.length === 0 && <p className="text-ink-3 text-ui">{copy.none}</p>}
        <SortableFieldList
          name="files"
          row={rowValues.files}
          nameOf={nameOf}
          summaryOf={(file, index) => <FileSummary name={nameOf(file, index)} file={file} />}
        >
          {(path) => <FileFields path={path} usedIds={ids} />}
        </SortableFieldList>
      </div>
      <AddFiles usedIds={ids} onAdd={add} />
    </LessonFilesProvider>
  );
}
