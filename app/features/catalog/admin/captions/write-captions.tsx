import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { captionsEditorCopy as copy } from '#messages/courses/captions-editor.ts';
import { useLessonFiles } from '../files/lesson-files-provider.tsx';
import { CaptionsEditor } from './captions-editor.tsx';

const NEW_NAME = 'captions.vtt';

interface WriteCaptionsProps {
  /** Empty: starts without captions. */
  readonly fileId: string;
  readonly onWritten: (file: File) => void;
}

/** Stores written captions like an uploaded file, so that a draft keeps its own captions. */
export function WriteCaptions({ fileId, onWritten }: WriteCaptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = useLessonFiles().filesById.get(fileId)?.file_name ?? NEW_NAME;
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <PencilLine aria-hidden="true" />
        {fileId === '' ? copy.write : copy.edit}
      </Button>
      {isOpen && (
        <CaptionsEditor
          fileId={fileId}
          onClose={() => setIsOpen(false)}
          onUse={(text) => {
            setIsOpen(false);
            onWritten(new File([text], name, { type: 'text/vtt' }));
          }}
        />
      )}
    </>
  );
}
