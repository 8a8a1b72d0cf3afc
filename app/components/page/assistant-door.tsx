import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { openAssistant } from '#app/hooks/use-assistant.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { shellCopy } from '#messages/shell/shell.ts';
import { Button } from '../ui/button.tsx';

/** Leads to the search until scripts open the sheet instead; nothing where no endpoint is set. */
export function AssistantDoor({
  className,
  to = '/search',
}: {
  readonly className?: string;
  readonly to?: string;
}) {
  const { has_assistant } = useRootData();
  if (!has_assistant) return null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openAssistant();
  };
  return (
    <Button asChild variant="quiet" size="icon" className={className}>
      <Link
        to={to}
        aria-label={shellCopy.assistant}
        title={shellCopy.assistant}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MessageCircle aria-hidden="true" />
      </Link>
    </Button>
  );
}
