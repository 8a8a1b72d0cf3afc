import { useField } from '@conform-to/react';
import { FilePlus2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { UploadList } from '#app/components/media-upload/queue/upload-list.tsx';
import { useUploads } from '#app/components/media-upload/queue/use-uploads.ts';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { productFilesCopy as copy, ownerFileCopy } from '#messages/catalog/admin-product-files.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { MAX_PRODUCT_FILES } from '#shared/shop/catalog.ts';
import { LessonFileField, LessonFileSelect } from '../files/lesson-file-field.tsx';
import { LessonFilesProvider, useLessonFiles } from '../files/lesson-files.tsx';
import { ItemSummary, SortableFieldList } from '../items/sortable-field-list.tsx';
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

const MAX_LENGTH = 200;

/** `daftar_harga-2026.xlsx` becomes "Daftar harga 2026". */
export function titleFromFileName(fileName: string): string {
  const text = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = text === '' ? fileName : text;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, MAX_LENGTH);
}

interface FileSummaryProps {
  readonly name: string;
  readonly file: ProductFile;
}

function FileSummary({ name, file: { file_id } }: FileSummaryProps) {
  const file = useLessonFiles().filesById.get(file_id);
  if (file === null) {
    return (
      <>
        <span className="wrap-anywhere font-semibold text-ui">{name}</span>
        <span className="text-debit text-small">{ownerFileCopy.gone}</span>
      </>
    );
  }
  const facts = file === undefined ? [] : [file.file_name, formatBytes(file.size_bytes)];
  return <ItemSummary name={name} details={facts} />;
}

interface FileFieldsProps {
  readonly path: string;
  readonly usedIds: readonly string[];
}

export function FileFields({ path, usedIds }: FileFieldsProps) {
  return (
    <div className="grid gap-4">
      <BothLanguages area="catalog" name={`${path}.title`} label={copy.title}>
        <WrappingField name={`${path}.title`} label={copy.title} />
      </BothLanguages>
      <BothLanguages area="catalog" name={`${path}.description`} label={copy.description} rows={2}>
        <GrowingTextareaField
          name={`${path}.description`}
          label={copy.description}
          rows={2}
          maxLength={500}
          isOptional
        />
      </BothLanguages>
      <LessonFileField
        kind="document"
        label={copy.file}
        hint=""
        name={`${path}.file_id`}
        usedIds={usedIds}
        required
      />
    </div>
  );
}

interface AddFilesProps {
  readonly usedIds: readonly string[];
  readonly onAdd: (file: { readonly id: string; readonly file_name: string }) => void;
}

function AddFiles({ usedIds, onAdd }: AddFilesProps) {
  const hint = useId();
  const { limits } = useUploadLimits();
  const { addFile } = useLessonFiles();
  const [isChoosing, setIsChoosing] = useState(false);
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: ['document'],
    onUploaded: (media, kind) => {
      addFile({ ...media, kind, created_at: new Date().toISOString(), film: null, is_unreadable: false });
      onAdd(media);
    },
  });
  const remaining = MAX_PRODUCT_FILES - usedIds.length - uploads.length;
  const upload = (files: readonly File[]) => {
    if (files.length > remaining) toast.error(copy.tooMany(MAX_PRODUCT_FILES));
    add(files.slice(0, remaining));
  };
  if (usedIds.length >= MAX_PRODUCT_FILES)
    return <p className="text-ink-2 text-ui">{copy.full(MAX_PRODUCT_FILES)}</p>;
  return (
    <DropZone onFiles={upload} className="grid gap-3 p-5">
      <p className="text-ui">{copy.drop}</p>
      <div className="flex flex-wrap gap-2">
        <FileButton kind="document" isMultiple describedBy={hint} onFiles={upload}>
          <FilePlus2 aria-hidden="true" />
          {copy.upload}
        </FileButton>
        {!isChoosing && (
          <Button variant="quiet" size="sm" onClick={() => setIsChoosing(true)}>
            {ownerFileCopy.choose}
          </Button>
        )}
      </div>
      {isChoosing && (
        <LessonFileSelect
          kind="document"
          fileId=""
          usedIds={usedIds}
          emptyLabel={copy.choose}
          onChange={(file) => file !== null && onAdd(file)}
        />
      )}
      <p id={hint} className="text-ink-3 text-small">
        {copy.limit(limits.document_mb)}
      </p>
      <UploadList uploads={uploads} cancel={cancel} retry={retry} />
    </DropZone>
  );
}
