import { Download } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { ownerFileCopy as copy } from '#messages/catalog/admin-product-files.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { lessonFileUrl } from '#shared/files/media.ts';
import type { LessonKind } from '#shared/files/uploads.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { useLessonFiles } from './lesson-files-provider.tsx';

interface LessonFileRowProps {
  readonly fileId: string;
  readonly kind: LessonKind;
}

export function LessonFileRow({ fileId, kind }: LessonFileRowProps) {
  const file = useLessonFiles().filesById.get(fileId);
  if (file === undefined) return <p className="text-ink-3 text-ui">{copy.looking}</p>;
  if (file === null) return <p className="text-debit text-ui">{copy.gone}</p>;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-ui">{file.file_name}</p>
        <p className="num text-ink-3 text-small">
          {formatBytes(file.size_bytes)}, {formatCardDate(file.created_at)}
        </p>
      </div>
      {kind !== 'video' && (
        <Button asChild variant="quiet" size="icon">
          <a href={lessonFileUrl(fileId)} download={file.file_name} aria-label={copy.save(file.file_name)}>
            <Download aria-hidden="true" />
          </a>
        </Button>
      )}
    </div>
  );
}
