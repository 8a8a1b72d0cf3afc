import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { productFilesCopy as copy, ownerFileCopy } from '#messages/catalog/admin-product-files.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { LessonFileField } from '../files/lesson-file-field.tsx';
import { useLessonFiles } from '../files/lesson-files-provider.tsx';
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
