import { useRef } from 'react';
import { AddFiles } from '../files/add-files.tsx';
import { LessonFilesProvider } from '../files/lesson-files-provider.tsx';
import { titleFromFileName } from '../files/title-from-file-name.ts';
import { FormCard } from '../form/form-card.tsx';
import { formCopy } from '../form/form-copy.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { FileFields, FileSummary } from '../items/files-row.tsx';
import { hasErrorsAt, SortableFieldList } from '../items/sortable-field-list.tsx';
import type { ProductFile } from '../values/product-values.ts';

const copy = formCopy.files;
const nameOf = ({ title }: ProductFile, place: number) => title.trim() || copy.at(place + 1);

/** What owners download: uploaded here or chosen, each with a title, in the order in which they see it. */
export function FilesCard({ form }: { readonly form: ProductForm }) {
  const { files } = form.values;
  // Several uploads may arrive before the form has drawn the first of them.
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
            summaryOf={(file, place) => <FileSummary name={nameOf(file, place)} file={file} />}
            hasErrorAt={hasErrorsAt(form.problems, 'files')}
          >
            {(file, change, place) => (
              <FileFields
                file={file}
                path={`files.${place}`}
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
