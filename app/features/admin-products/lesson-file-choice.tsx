import { useEffect, useState } from 'react';
import type { LessonFile, listLessonMedia } from '#contract/admin/media.ts';
import { formatCardDate } from '#shared/dates.ts';
import type { LessonKind } from '#shared/media.ts';
import { formCopy } from './form-copy.ts';
import { Choice } from './form-fields.tsx';
import { lessonMediaList, useKnownFiles } from './lesson-files.tsx';
import { browser } from './use-product-calls.ts';

const copy = formCopy.lessonFile;

interface LessonFileChoiceProps {
  readonly kind: LessonKind;
  readonly name: string;
  readonly fileId: string | null;
  readonly onChange: (fileId: string | null) => void;
}

/** The files that were uploaded before, by their names; fetched when somebody chooses, and anew with another file. */
export function LessonFileChoice({ kind, name, fileId, onChange }: LessonFileChoiceProps) {
  const { learn } = useKnownFiles();
  const [files, setFiles] = useState<readonly LessonFile[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was uploaded just now belongs to the list
  useEffect(() => {
    let isHere = true;
    void browser.call<typeof listLessonMedia>(lessonMediaList, { query: { kind } }).then((answer) => {
      if (!isHere) return;
      if (answer.ok) setFiles(answer.value.files);
      else setIsLost(true);
    });
    return () => {
      isHere = false;
    };
  }, [kind, fileId]);
  if (isLost) return <p className="text-debit text-small">{copy.lost}</p>;
  if (files === null) return <p className="text-ink-3 text-small">{copy.loading}</p>;
  if (files.length === 0) return <p className="text-ink-3 text-small">{copy.empty[kind]}</p>;
  const choose = (id: string) => {
    const chosen = files.find((file) => file.id === id);
    if (chosen !== undefined) learn(chosen);
    onChange(chosen?.id ?? null);
  };
  return (
    <Choice
      label={copy.choice[kind]}
      name={name}
      value={fileId ?? ''}
      none={copy.none[kind]}
      options={Object.fromEntries(files.map((file) => [file.id, nameOf(file)]))}
      onChange={choose}
    />
  );
}

const nameOf = ({ file_name, created_at }: LessonFile) => `${file_name}, ${formatCardDate(created_at)}`;
