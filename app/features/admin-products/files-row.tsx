import { formatBytes } from '#shared/file-size.ts';
import { formCopy } from './form-copy.ts';
import { LineField } from './form-fields.tsx';
import { ItemSummary } from './item-row.tsx';
import { useKnownFiles } from './known-files.tsx';
import { OwnerFileField } from './owner-file-field.tsx';
import type { ProductFile } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const copy = formCopy.files;

interface FileSummaryProps {
  readonly name: string;
  readonly file: ProductFile;
}

/** A file while it is folded: its title, and what owners will find on their device. */
export function FileSummary({ name, file: { file_id } }: FileSummaryProps) {
  const file = useKnownFiles().known.get(file_id);
  if (file === null) {
    return (
      <>
        <span className="wrap-anywhere font-semibold text-ui">{name}</span>
        <span className="text-debit text-small">{formCopy.ownerFile.gone}</span>
      </>
    );
  }
  const facts = file === undefined ? [] : [file.file_name, formatBytes(file.size_bytes)];
  return <ItemSummary name={name} facts={facts} />;
}

interface FileFieldsProps {
  readonly file: ProductFile;
  /** Where it stands, as problems name it. */
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly taken: readonly string[];
  readonly onChange: (part: Partial<ProductFile>) => void;
}

export function FileFields({ file, path, problems, taken, onChange }: FileFieldsProps) {
  return (
    <div className="grid gap-4">
      <LineField
        label={copy.title}
        name={`${path}.title`}
        value={file.title}
        required
        error={problems[`${path}.title`]}
        onChange={(title) => onChange({ title })}
      />
      <LineField
        label={copy.description}
        name={`${path}.description`}
        value={file.description}
        rows={2}
        error={problems[`${path}.description`]}
        onChange={(description) => onChange({ description })}
      />
      <OwnerFileField
        kind="document"
        label={copy.file}
        hint=""
        name={`${path}.file_id`}
        fileId={file.file_id}
        error={problems[`${path}.file_id`]}
        taken={taken}
        required
        onChange={(id) => id !== null && onChange({ file_id: id })}
      />
    </div>
  );
}
