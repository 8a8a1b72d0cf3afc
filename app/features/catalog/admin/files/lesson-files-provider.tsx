import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { LessonFile, listLessonMedia } from '#contract/media/admin.ts';
import type { CourseModule } from '../values/product-values.ts';

export const lessonFilesRoute = { method: 'get', path: '/api/admin/media/lessons' } as const;
const MAX_IDS = 100;

interface LessonFilesState {
  /** Null: missing. Absent while it loads. */
  readonly filesById: ReadonlyMap<string, LessonFile | null>;
  readonly addFile: (file: LessonFile) => void;
}

const LessonFilesContext = createContext<LessonFilesState>({
  filesById: new Map(),
  addFile: () => undefined,
});
export const useLessonFiles = (): LessonFilesState => use(LessonFilesContext);

interface LessonFilesProviderProps {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** File details by id, because the form holds only ids, perhaps from an old draft. */
export function LessonFilesProvider({ ids, children }: LessonFilesProviderProps) {
  const [filesById, setFilesById] = useState<LessonFilesState['filesById']>(new Map());
  const missingIds = ids
    .filter((id) => !filesById.has(id))
    .slice(0, MAX_IDS)
    .join(',');
  useEffect(() => {
    if (missingIds === '') return;
    let isHere = true;
    void browserClient
      .call<typeof listLessonMedia>(lessonFilesRoute, { query: { ids: missingIds } })
      .then((result) => {
        if (!isHere || !result.ok) return;
        const files = new Map(result.value.files.map((file) => [file.id, file]));
        setFilesById((before) => new Map([...before, ...missingIds.split(',').map(toEntry(files))]));
      });
    return () => {
      isHere = false;
    };
  }, [missingIds]);
  const addFile = (file: LessonFile) => setFilesById((before) => new Map(before).set(file.id, file));
  return <LessonFilesContext value={{ filesById, addFile }}>{children}</LessonFilesContext>;
}

const toEntry = (files: ReadonlyMap<string, LessonFile>) => (id: string) =>
  [id, files.get(id) ?? null] as const;

export function lessonFileIds(modules: readonly CourseModule[]): readonly string[] {
  const ids = modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ video, file_id }) => [video.file_id, video.captions_file_id, file_id]),
  );
  return [...new Set(ids)].filter((id) => id !== '');
}
