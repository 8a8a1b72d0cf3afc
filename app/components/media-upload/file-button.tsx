import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { acceptedTypes, type UploadKind } from '#shared/files/uploads.ts';

interface FileButtonProps {
  readonly kind: UploadKind;
  readonly isMultiple?: boolean;
  readonly accept?: string;
  readonly describedBy?: string | undefined;
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

export function FileButton(props: FileButtonProps) {
  const { kind, isMultiple = false, accept = acceptedTypes(kind), describedBy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-kind={kind}
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
