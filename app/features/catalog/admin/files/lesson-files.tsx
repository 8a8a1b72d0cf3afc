import { RotateCw } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { LessonFile, listLessonMedia, retryFilm } from '#contract/media/admin.ts';
import { filmCopy as copy } from '#messages/catalog/admin-product-files.ts';
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

const ASK_EVERY_MS = 3_000;
const retryRoute = { method: 'post', path: '/api/admin/media/films/{id}/retry' } as const;

export function FilmState({ fileId }: { readonly fileId: string }) {
  const { filesById, addFile } = useLessonFiles();
  const film = filesById.get(fileId)?.film ?? null;
  const isGoingOn = film?.state === 'waiting' || film?.state === 'working';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider makes addFile anew each time
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(async () => {
      const query = { ids: fileId };
      const asked = await browserClient.call<typeof listLessonMedia>(lessonFilesRoute, { query });
      const [file] = asked.ok ? asked.value.files : [];
      if (file !== undefined) addFile(file);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isGoingOn, fileId]);
  if (film === null) return null;
  if (film.state === 'failed') return <FailedFilm fileId={fileId} film={film} onRetry={addFile} />;
  return (
    <p role="status" className="num text-ink-2 text-small">
      {sentenceOf(film)}
    </p>
  );
}

type Film = NonNullable<LessonFile['film']>;

function sentenceOf({ state, percent, heights }: Film): string {
  if (state === 'working') return copy.working(percent);
  return state === 'ready' ? copy.ready(heights.map((height) => `${height}p`).join(', ')) : copy.waiting;
}

interface FailedFilmProps {
  readonly fileId: string;
  readonly film: Film;
  readonly onRetry: (file: LessonFile) => void;
}

function FailedFilm({ fileId, film: { problem }, onRetry }: FailedFilmProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    const retried = await browserClient.call<typeof retryFilm>(retryRoute, { params: { id: fileId } });
    setIsBusy(false);
    if (retried.ok) onRetry(retried.value.file);
    else toast.error(retried.refusal.message);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="alert" className="text-debit text-small">
        {copy.failed[problem ?? 'gave_up']}
      </p>
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => void retry()}>
        <RotateCw aria-hidden="true" />
        {copy.retry}
      </Button>
    </div>
  );
}
