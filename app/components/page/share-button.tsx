import { Share2 } from 'lucide-react';
import { toast } from '#app/lib/toast.ts';
import { pageCopy } from '#messages/components/page.ts';
import { Button } from '../ui/button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly copiedMessage: string;
  readonly label?: string;
  readonly isIcon?: boolean;
}

/** Opens the share sheet, or copies the link where there is none (DECISIONS 24, ERR-028). */
export function ShareButton({
  title,
  copiedMessage,
  label = pageCopy.share,
  isIcon = false,
}: ShareButtonProps) {
  return (
    <Button
      variant={isIcon ? 'quiet' : 'outline'}
      size={isIcon ? 'icon' : 'sm'}
      className="noscript:hidden"
      onClick={() => void share(title, copiedMessage)}
    >
      <Share2 aria-hidden="true" />
      <span className={isIcon ? 'sr-only' : ''}>{label}</span>
    </Button>
  );
}

async function share(title: string, copied: string): Promise<void> {
  // The shared URL excludes this visitor's filters and anchor.
  const url = `${window.location.origin}${window.location.pathname}`;
  if ((await tryShare({ title, url })) === 'answered') return;
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    toast.error(pageCopy.notCopied, { description: url });
  }
}

async function tryShare(shared: ShareData): Promise<'answered' | 'impossible'> {
  if (!('share' in navigator)) return 'impossible';
  try {
    await navigator.share(shared);
    return 'answered';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'answered' : 'impossible';
  }
}
