import { Share2 } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from './ui/button.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** The toast after the link was copied. */
  readonly copied: string;
  readonly label?: string;
}

/** Hands the page's address to the device where it can share, and copies it elsewhere (DECISIONS 24). */
export function ShareButton({ title, copied, label = 'Bagikan' }: ShareButtonProps) {
  return (
    <Button variant="outline" size="sm" className="noscript:hidden" onClick={() => share(title, copied)}>
      <Share2 aria-hidden="true" />
      {label}
    </Button>
  );
}

async function share(title: string, copied: string): Promise<void> {
  // Without the query: what a campaign or a filter put there is nobody else's.
  const url = `${location.origin}${location.pathname}`;
  if ('share' in navigator && (await isShared({ title, url }))) return;
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    // No clipboard outside https, or none allowed: then the address can at least be marked by hand.
    toast.info(url);
  }
}

/** True when it was shared, or when the visitor thought better of it; false when the device refused. */
async function isShared(content: { readonly title: string; readonly url: string }): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
