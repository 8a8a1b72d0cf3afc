import { useRef } from 'react';
import { FileAdder } from './file-adder.tsx';
import { titleOfFile } from './file-title.ts';
import { FileFields, FileSummary } from './files-row.tsx';
import { FormCard } from './form-card.tsx';
import { formCopy } from './form-copy.ts';
import { ItemList, isWrongIn } from './item-list.tsx';
import { KnownFiles } from './known-files.tsx';
import type { ProductFile } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const copy = formCopy.files;
const nameOf = ({ title }: ProductFile, place: number) => title.trim() || copy.at(place + 1);

/** What owners download: uploaded here or chosen, each with a title, in the order in which they see it. */
export function FilesCard({ form }: { readonly form: ProductForm }) {
  const { files } = form.values;
  // Several uploads may arrive before the form has drawn the first of them.
  const latest = useRef(files);
  latest.current = files;
  const put = (next: readonly ProductFile[]) => {
    latest.current = next;
    form.change({ files: next });
  };
  const ids = files.map(({ file_id }) => file_id);
  return (
    <FormCard title={formCopy.cards.files}>
      <p className="text-ink-2 text-ui">{copy.intro}</p>
      <KnownFiles ids={ids}>
        <div className="grid min-w-0">
          {files.length === 0 && <p className="text-ink-3 text-ui">{copy.none}</p>}
          <ItemList
            items={files}
            onChange={put}
            nameOf={nameOf}
            summaryOf={(file, place) => <FileSummary name={nameOf(file, place)} file={file} />}
            isWrongAt={isWrongIn(form.problems, 'files')}
          >
            {(file, change, place) => (
              <FileFields
                file={file}
                path={`files.${place}`}
                problems={form.problems}
                taken={ids}
                onChange={change}
              />
            )}
          </ItemList>
        </div>
        <FileAdder
          taken={ids}
          onAdd={({ id, file_name }) =>
            put([...latest.current, { file_id: id, title: titleOfFile(file_name), description: '' }])
          }
        />
      </KnownFiles>
    </FormCard>
  );
}
