import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { LessonFile, listLessonMedia } from '#contract/admin/media.ts';
import type { CourseModule } from './product-values.ts';
import { browser } from './use-product-calls.ts';

export const ownerFileList = { method: 'get', path: '/api/admin/media/lessons' } as const;
const AT_ONCE = 100;

interface Knowledge {
  /** By id; null: it is not there. What is missing is being asked for. */
  readonly known: ReadonlyMap<string, LessonFile | null>;
  readonly learn: (file: LessonFile) => void;
}

const KnownFilesContext = createContext<Knowledge>({ known: new Map(), learn: () => undefined });
export const useKnownFiles = (): Knowledge => use(KnownFilesContext);

interface KnownFilesProps {
  /** The files that are named here. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** What files for owners are called: the form knows only their ids, which may come from a draft of last week. */
export function KnownFiles({ ids, children }: KnownFilesProps) {
  const [known, setKnown] = useState<Knowledge['known']>(new Map());
  const wanted = ids
    .filter((id) => !known.has(id))
    .slice(0, AT_ONCE)
    .join(',');
  useEffect(() => {
    if (wanted === '') return;
    let isHere = true;
    void browser.call<typeof listLessonMedia>(ownerFileList, { query: { ids: wanted } }).then((answer) => {
      if (!isHere || !answer.ok) return;
      const found = new Map(answer.value.files.map((file) => [file.id, file]));
      setKnown((before) => new Map([...before, ...wanted.split(',').map(entryIn(found))]));
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
  const learn = (file: LessonFile) => setKnown((before) => new Map(before).set(file.id, file));
  return <KnownFilesContext value={{ known, learn }}>{children}</KnownFilesContext>;
}

const entryIn = (found: ReadonlyMap<string, LessonFile>) => (id: string) =>
  [id, found.get(id) ?? null] as const;

/** Every file that a lesson of the course names, once. */
export function idsOf(modules: readonly CourseModule[]): readonly string[] {
  const ids = modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ video, file_id }) => [
      video?.file_id ?? null,
      video?.captions_file_id ?? null,
      file_id,
    ]),
  );
  return [...new Set(ids)].filter((id) => id !== null);
}
