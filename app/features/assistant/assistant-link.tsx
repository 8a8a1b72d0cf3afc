import { MessageCircle } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { shellCopy } from '#messages/shell/shell.ts';

const AssistantSheet = lazyPart(async () => (await import('./assistant-sheet.tsx')).AssistantSheet);

export interface AssistantLinkProps {
  readonly className?: string;
  /** The search that it leads to without scripts. */
  readonly to?: string;
}

/** Opens the sheet, whose code the press loads. It is a link until scripts run. */
export function AssistantLink({ className, to = '/search' }: AssistantLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="quiet" size="icon" className={className}>
        <Link to={to} aria-label={shellCopy.assistant} aria-haspopup="dialog" onClick={open}>
          <MessageCircle aria-hidden="true" />
        </Link>
      </Button>
      {isOpen && (
        <Suspense>
          <AssistantSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
