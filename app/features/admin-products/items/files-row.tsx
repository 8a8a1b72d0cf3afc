import { productFilesCopy as copy, ownerFileCopy } from '#messages/admin-product-form.ts';
import { formatBytes } from '#shared/file-size.ts';
import { LessonFileField } from '../files/lesson-file-field.tsx';
import { useLessonFiles } from '../files/lesson-files-provider.tsx';
import { ControlledField } from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import type { ProductFile } from '../values/product-values.ts';
import { ItemSummary } from './item-row.tsx';

interface FileSummaryProps {
  readonly name: string;
  readonly file: ProductFile;
}

export function FileSummary({ name, file: { file_id } }: FileSummaryProps) {
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
  readonly file: ProductFile;
  /** The path of the item in problem names. */
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly usedIds: readonly string[];
  readonly onChange: (part: Partial<ProductFile>) => void;
}

export function FileFields({ file, path, problems, usedIds, onChange }: FileFieldsProps) {
  return (
    <div className="grid gap-4">
      <ControlledField
        label={copy.title}
        name={`${path}.title`}
        value={file.title}
        required
        error={problems[`${path}.title`]}
        onChange={(title) => onChange({ title })}
      />
      <ControlledField
        label={copy.description}
        name={`${path}.description`}
        value={file.description}
        rows={2}
        error={problems[`${path}.description`]}
        onChange={(description) => onChange({ description })}
      />
      <LessonFileField
        kind="document"
        label={copy.file}
        hint=""
        name={`${path}.file_id`}
        fileId={file.file_id}
        error={problems[`${path}.file_id`]}
        usedIds={usedIds}
        required
        onChange={(id) => id !== null && onChange({ file_id: id })}
      />
    </div>
  );
}
