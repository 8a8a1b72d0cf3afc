import { useRef } from 'react';
import { productFilesCopy as copy, formCopy } from '#messages/admin-product-form.ts';
import { AddFiles } from '../files/add-files.tsx';
import { LessonFilesProvider } from '../files/lesson-files-provider.tsx';
import { titleFromFileName } from '../files/title-from-file-name.ts';
import { FormCard } from '../form/form-card.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { FileFields, FileSummary } from '../items/files-row.tsx';
import { hasErrorsAt, SortableFieldList } from '../items/sortable-field-list.tsx';
import type { ProductFile } from '../values/product-values.ts';

const nameOf = ({ title }: ProductFile, index: number) => title.trim() || copy.at(index + 1);

/** What buyers download, in order. */
export function FilesCard({ form }: { readonly form: ProductForm }) {
  const { files } = form.values;
  // Several uploads may finish before the next render.
  const latest = useRef(files);
  latest.current = files;
  const setFiles = (next: readonly ProductFile[]) => {
    latest.current = next;
    form.change({ files: next });
  };
  const ids = files.map(({ file_id }) => file_id);
  return (
    <FormCard title={formCopy.cards.files}>
      <p className="text-ink-2 text-ui">{copy.intro}</p>
      <LessonFilesProvider ids={ids}>
        <div className="grid min-w-0">
          {files.length === 0 && <p className="text-ink-3 text-ui">{copy.none}</p>}
          <SortableFieldList
            items={files}
            onChange={setFiles}
            nameOf={nameOf}
            summaryOf={(file, index) => <FileSummary name={nameOf(file, index)} file={file} />}
            hasErrorAt={hasErrorsAt(form.problems, 'files')}
          >
            {(file, change, index) => (
              <FileFields
                file={file}
                path={`files.${index}`}
                problems={form.problems}
                usedIds={ids}
                onChange={change}
              />
            )}
          </SortableFieldList>
        </div>
        <AddFiles
          usedIds={ids}
          onAdd={({ id, file_name }) =>
            setFiles([
              ...latest.current,
              { file_id: id, title: titleFromFileName(file_name), description: '' },
            ])
          }
        />
      </LessonFilesProvider>
    </FormCard>
  );
}
