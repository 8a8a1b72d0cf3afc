import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { openAssistant } from '#app/hooks/use-assistant.ts';
import { shellCopy } from '#messages/shell/shell.ts';
import { Button } from '../ui/button.tsx';

export interface AssistantLinkProps {
  readonly className?: string;
  readonly to?: string;
}

/** Leads to the search until scripts open the sheet instead. */
export function AssistantLink({ className, to = '/search' }: AssistantLinkProps) {
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
