import { Share2 } from 'lucide-react';
import { toast } from '#app/lib/toast.ts';
import { Button } from '../ui/button.tsx';

interface ShareButtonProps {
  /** What is shared, as the share sheet of the device names it. */
  readonly title: string;
  /** The toast after the link was copied. */
  readonly copiedMessage: string;
  readonly label?: string;
}

/** Opens the share sheet of the device; where there is none, it copies the link and says so (DECISIONS 24, ERR-028). */
export function ShareButton({ title, copiedMessage, label = 'Bagikan' }: ShareButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="noscript:hidden"
      onClick={() => void share(title, copiedMessage)}
    >
      <Share2 aria-hidden="true" />
      {label}
    </Button>
  );
}

async function share(title: string, copied: string): Promise<void> {
  // Without the filter or anchor that this visitor happened to come with.
  const url = `${window.location.origin}${window.location.pathname}`;
  if ((await tryShare({ title, url })) === 'answered') return;
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    toast.error('Link tidak dapat disalin.', { description: url });
  }
}

/** `answered` also when the visitor closed the share sheet: that is a no, not a reason to copy. */
async function tryShare(shared: ShareData): Promise<'answered' | 'impossible'> {
  if (!('share' in navigator)) return 'impossible';
  try {
    await navigator.share(shared);
    return 'answered';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'answered' : 'impossible';
  }
}
