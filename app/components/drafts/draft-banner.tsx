import { draftCopy as copy } from '#messages/components/drafts.ts';
import { Button } from '../ui/button.tsx';

interface DraftBannerProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftBanner({ onRestore, onDiscard }: DraftBannerProps) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 text-ui"
    >
      <p className="mr-auto">{copy.text}</p>
      <Button size="sm" onClick={onRestore}>
        {copy.restore}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {copy.drop}
      </Button>
    </div>
  );
}
