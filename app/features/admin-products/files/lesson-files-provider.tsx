import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { LessonFile, listLessonMedia } from '#contract/admin/media.ts';
import { client } from '../actions/use-product-mutation.ts';
import type { CourseModule } from '../values/product-values.ts';

export const lessonFilesRoute = { method: 'get', path: '/api/admin/media/lessons' } as const;
const MAX_IDS = 100;

interface LessonFilesState {
  /** By id; null: it is not there. What is missing is being asked for. */
  readonly filesById: ReadonlyMap<string, LessonFile | null>;
  readonly addFile: (file: LessonFile) => void;
}

const LessonFilesContext = createContext<LessonFilesState>({
  filesById: new Map(),
  addFile: () => undefined,
});
export const useLessonFiles = (): LessonFilesState => use(LessonFilesContext);

interface LessonFilesProviderProps {
  /** The files that are named here. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** What files for owners are called: the form knows only their ids, which may come from a draft of last week. */
export function LessonFilesProvider({ ids, children }: LessonFilesProviderProps) {
  const [known, setKnown] = useState<LessonFilesState['filesById']>(new Map());
  const missingIds = ids
    .filter((id) => !known.has(id))
    .slice(0, MAX_IDS)
    .join(',');
  useEffect(() => {
    if (missingIds === '') return;
    let isHere = true;
    void client
      .call<typeof listLessonMedia>(lessonFilesRoute, { query: { ids: missingIds } })
      .then((answer) => {
        if (!isHere || !answer.ok) return;
        const found = new Map(answer.value.files.map((file) => [file.id, file]));
        setKnown((before) => new Map([...before, ...missingIds.split(',').map(toEntry(found))]));
      });
    return () => {
      isHere = false;
    };
  }, [missingIds]);
  const learn = (file: LessonFile) => setKnown((before) => new Map(before).set(file.id, file));
  return <LessonFilesContext value={{ filesById: known, addFile: learn }}>{children}</LessonFilesContext>;
}

const toEntry = (found: ReadonlyMap<string, LessonFile>) => (id: string) =>
  [id, found.get(id) ?? null] as const;

/** Every file that a lesson of the course names, once. */
export function lessonFileIds(modules: readonly CourseModule[]): readonly string[] {
  const ids = modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ video, file_id }) => [
      video?.file_id ?? null,
      video?.captions_file_id ?? null,
      file_id,
    ]),
  );
  return [...new Set(ids)].filter((id) => id !== null);
}
