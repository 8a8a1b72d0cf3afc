import { FilePlus2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { UploadRows } from '#app/components/media-upload/upload-rows.tsx';
import { useUploads } from '#app/components/media-upload/use-uploads.ts';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { MOST_PRODUCT_FILES } from '#shared/catalog.ts';
import { formCopy } from './form-copy.ts';
import { useKnownFiles } from './known-files.tsx';
import { OwnerFileChoice } from './owner-file-choice.tsx';

const copy = formCopy.files;

interface FileAdderProps {
  /** The files that are in the list. */
  readonly taken: readonly string[];
  readonly onAdd: (file: { readonly id: string; readonly file_name: string }) => void;
}

/** Puts files at the end of the list: uploaded many at once, or one of those that are there. */
export function FileAdder({ taken, onAdd }: FileAdderProps) {
  const hint = useId();
  const { learn } = useKnownFiles();
  const [isChoosing, setIsChoosing] = useState(false);
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: ['document'],
    onUploaded: (media, kind) => {
      learn({ ...media, kind, created_at: new Date().toISOString() });
      onAdd(media);
    },
  });
  const room = MOST_PRODUCT_FILES - taken.length - uploads.length;
  const upload = (files: readonly File[]) => {
    if (files.length > room) toast.error(copy.tooMany(MOST_PRODUCT_FILES));
    add(files.slice(0, room));
  };
  if (taken.length >= MOST_PRODUCT_FILES)
    return <p className="text-ink-2 text-ui">{copy.full(MOST_PRODUCT_FILES)}</p>;
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
            {formCopy.ownerFile.choose}
          </Button>
        )}
      </div>
      {isChoosing && (
        <OwnerFileChoice
          kind="document"
          name="files.add"
          fileId={null}
          taken={taken}
          none={copy.choose}
          onChange={(file) => file !== null && onAdd(file)}
        />
      )}
      <p id={hint} className="text-ink-3 text-small">
        {copy.limit}
      </p>
      <UploadRows uploads={uploads} cancel={cancel} retry={retry} />
    </DropZone>
  );
}
