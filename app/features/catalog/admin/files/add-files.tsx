import { FilePlus2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { UploadList } from '#app/components/media-upload/queue/upload-list.tsx';
import { useUploads } from '#app/components/media-upload/queue/use-uploads.ts';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { productFilesCopy as copy, ownerFileCopy } from '#messages/catalog/admin-product-files.ts';
import { MAX_PRODUCT_FILES } from '#shared/shop/catalog.ts';
import { LessonFileSelect } from './lesson-file-select.tsx';
import { useLessonFiles } from './lesson-files-provider.tsx';

interface AddFilesProps {
  readonly usedIds: readonly string[];
  readonly onAdd: (file: { readonly id: string; readonly file_name: string }) => void;
}

export function AddFiles({ usedIds, onAdd }: AddFilesProps) {
  const hint = useId();
  const { limits } = useUploadLimits();
  const { addFile } = useLessonFiles();
  const [isChoosing, setIsChoosing] = useState(false);
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: ['document'],
    onUploaded: (media, kind) => {
      addFile({ ...media, kind, created_at: new Date().toISOString(), film: null });
      onAdd(media);
    },
  });
  const remaining = MAX_PRODUCT_FILES - usedIds.length - uploads.length;
  const upload = (files: readonly File[]) => {
    if (files.length > remaining) toast.error(copy.tooMany(MAX_PRODUCT_FILES));
    add(files.slice(0, remaining));
  };
  if (usedIds.length >= MAX_PRODUCT_FILES)
    return <p className="text-ink-2 text-ui">{copy.full(MAX_PRODUCT_FILES)}</p>;
  return (
    <DropZone onFiles={upload} className="grid gap-3 p-5">
      <p className="text-ui">{copy.drop}</p>
      <div className="flex flex-wrap gap-2">
        <FileButton kind="document" isMultiple describedBy={hint} onFiles={upload}>
          <FilePlus2 aria-hidden="true" />
          {copy.upload}
        </FileButton>
        {!isChoosing && (
          <Button variant="quiet" size="sm" onClick={() => setIsChoosing(true)}>
            {ownerFileCopy.choose}
          </Button>
        )}
      </div>
      {isChoosing && (
        <LessonFileSelect
          kind="document"
          fileId=""
          usedIds={usedIds}
          emptyLabel={copy.choose}
          onChange={(file) => file !== null && onAdd(file)}
        />
      )}
      <p id={hint} className="text-ink-3 text-small">
        {copy.limit(limits.document_mb)}
      </p>
      <UploadList uploads={uploads} cancel={cancel} retry={retry} />
    </DropZone>
  );
}
