import { type DragEvent, type ReactNode, useState } from 'react';
import { cn } from '#app/lib/cn.ts';

interface DropZoneProps {
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
  readonly className?: string;
}

export function DropZone({ onFiles, children, className }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the buttons inside
    <div
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={cn(
        'rounded-card border border-line-strong border-dashed bg-paper transition-colors data-over:border-link data-over:bg-soft',
        className,
      )}
    >
      {children}
    </div>
  );
}
