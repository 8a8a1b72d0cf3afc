import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { LessonFile, listLessonMedia, retryFilm } from '#contract/media/admin.ts';
import { filmCopy as copy } from '#messages/catalog/admin-product-files.ts';
import { lessonFilesRoute, useLessonFiles } from './lesson-files-provider.tsx';

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
