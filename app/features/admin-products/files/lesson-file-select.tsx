import { useEffect, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { LessonFile, listLessonMedia } from '#contract/admin/media.ts';
import { ownerFileCopy as copy } from '#messages/admin-product-form.ts';
import { formatCardDate } from '#shared/dates.ts';
import type { LessonKind } from '#shared/media.ts';
import { ControlledSelect } from '../form/form-fields.tsx';
import { lessonFilesRoute, useLessonFiles } from './lesson-files-provider.tsx';

interface LessonFileSelectProps {
  readonly kind: LessonKind;
  readonly name: string;
  readonly fileId: string | null;
  /** Not offered, because they are already used. */
  readonly usedIds?: readonly string[];
  /** The label for no file; null: one has to be chosen. */
  readonly emptyLabel?: string | null;
  readonly onChange: (file: LessonFile | null) => void;
}

/** Loaded when the field opens, and again after an upload. */
export function LessonFileSelect({
  kind,
  name,
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
    <ControlledSelect
      label={copy.choice[kind]}
      name={name}
      value={fileId ?? ''}
      {...(emptyLabel !== null && { none: emptyLabel })}
      options={Object.fromEntries(options.map((file) => [file.id, nameOf(file)]))}
      onChange={choose}
    />
  );
}

const nameOf = ({ file_name, created_at }: LessonFile) => `${file_name}, ${formatCardDate(created_at)}`;
