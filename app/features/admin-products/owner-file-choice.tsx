import { useEffect, useState } from 'react';
import type { LessonFile, listLessonMedia } from '#contract/admin/media.ts';
import { formatCardDate } from '#shared/dates.ts';
import type { LessonKind } from '#shared/media.ts';
import { formCopy } from './form-copy.ts';
import { Choice } from './form-fields.tsx';
import { ownerFileList, useKnownFiles } from './known-files.tsx';
import { browser } from './use-product-calls.ts';

const copy = formCopy.ownerFile;

interface OwnerFileChoiceProps {
  readonly kind: LessonKind;
  readonly name: string;
  readonly fileId: string | null;
  /** Files that are not offered, because they have their place already. */
  readonly taken?: readonly string[];
  /** What choosing nothing is called; null: one of them stays chosen. */
  readonly none?: string | null;
  readonly onChange: (file: LessonFile | null) => void;
}

/** The files that were uploaded before, by their names; fetched when somebody chooses, and anew with another file. */
export function OwnerFileChoice({
  kind,
  name,
  fileId,
  taken = [],
  none = copy.none[kind],
  onChange,
}: OwnerFileChoiceProps) {
  const { learn } = useKnownFiles();
  const [files, setFiles] = useState<readonly LessonFile[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was uploaded just now belongs to the list
  useEffect(() => {
    let isHere = true;
    void browser.call<typeof listLessonMedia>(ownerFileList, { query: { kind } }).then((answer) => {
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
  const offered = files.filter(({ id }) => id === fileId || !taken.includes(id));
  if (offered.length === 0) return <p className="text-ink-3 text-small">{copy.allTaken}</p>;
  const choose = (id: string) => {
    const chosen = offered.find((file) => file.id === id) ?? null;
    if (chosen !== null) learn(chosen);
    onChange(chosen);
  };
  return (
    <Choice
      label={copy.choice[kind]}
      name={name}
      value={fileId ?? ''}
      {...(none !== null && { none })}
      options={Object.fromEntries(offered.map((file) => [file.id, nameOf(file)]))}
      onChange={choose}
    />
  );
}

const nameOf = ({ file_name, created_at }: LessonFile) => `${file_name}, ${formatCardDate(created_at)}`;
