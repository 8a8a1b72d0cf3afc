import { useEffect, useState } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { LessonFile, listLessonMedia } from '#contract/media/admin.ts';
import { ownerFileCopy as copy } from '#messages/catalog/admin-product-files.ts';
import type { LessonKind } from '#shared/files/uploads.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { lessonFilesRoute, useLessonFiles } from './lesson-files-provider.tsx';

interface LessonFileSelectProps {
  readonly kind: LessonKind;
  /** Empty: none. */
  readonly fileId: string;
  readonly usedIds?: readonly string[];
  /** The label for no file; null: a file is required. */
  readonly emptyLabel?: string | null;
  readonly onChange: (file: LessonFile | null) => void;
}

export function LessonFileSelect({
  kind,
  fileId,
  usedIds = [],
  emptyLabel = copy.none[kind],
  onChange,
}: LessonFileSelectProps) {
  const { addFile } = useLessonFiles();
  const [files, setFiles] = useState<readonly LessonFile[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an upload adds to the list
  useEffect(() => {
    let isHere = true;
    void browserClient.call<typeof listLessonMedia>(lessonFilesRoute, { query: { kind } }).then((result) => {
      if (!isHere) return;
      if (result.ok) setFiles(result.value.files);
      else setHasFailed(true);
    });
    return () => {
      isHere = false;
    };
  }, [kind, fileId]);
  if (hasFailed) return <p className="text-debit text-small">{copy.lost}</p>;
  if (files === null) return <p className="text-ink-3 text-small">{copy.loading}</p>;
  if (files.length === 0) return <p className="text-ink-3 text-small">{copy.empty[kind]}</p>;
  const options = files.filter(({ id }) => id === fileId || !usedIds.includes(id));
  if (options.length === 0) return <p className="text-ink-3 text-small">{copy.allTaken}</p>;
  const choose = (id: string) => {
    const chosen = options.find((file) => file.id === id) ?? null;
    if (chosen !== null) addFile(chosen);
    onChange(chosen);
  };
  return (
    <Field label={copy.choice[kind]}>
      {(control) => (
        <Select {...control} value={fileId} onChange={({ target }) => choose(target.value)}>
          {(emptyLabel !== null || fileId === '') && <option value="">{emptyLabel}</option>}
          {options.map((file) => (
            <option key={file.id} value={file.id}>
              {nameOf(file)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const nameOf = ({ file_name, created_at }: LessonFile) => `${file_name}, ${formatCardDate(created_at)}`;
