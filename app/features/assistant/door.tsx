import { MessageCircle } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { assistantDoorCopy } from '#messages/assistant/door.ts';

const AssistantSheet = lazyPart(async () => (await import('./assistant-sheet.tsx')).AssistantSheet);

export interface DoorProps {
  /** One door of a page has the id by which it is hydrated. */
  readonly id?: string;
  readonly className?: string;
  /** The search that it leads to without scripts. */
  readonly to?: string;
}

/** Opens the sheet, whose code the press loads; a link until scripts run. */
export function Door({ id, className, to = '/search' }: DoorProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="quiet" size="icon" className={className}>
        <Link id={id} to={to} aria-label={assistantDoorCopy.ask} aria-haspopup="dialog" onClick={open}>
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
