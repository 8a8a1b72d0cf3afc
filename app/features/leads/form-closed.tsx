import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { formsCopy } from '#messages/leads/forms.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';

/** Replaces a form that an admin has closed (DECISIONS 30). */
export function FormClosed() {
  const { whatsapp_number } = useSettings();
  const chat = whatsappUrl(whatsapp_number);
  const { title, text, action } = formsCopy.closed;
  return (
    <div role="status" className="rounded-card bg-sunk p-6">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-2 text-ui">{text}</p>
      {chat !== null && (
        <Button asChild variant="outline" className="mt-5">
          <a href={chat} target="_blank" rel="noreferrer">
            {action}
          </a>
        </Button>
      )}
    </div>
  );
}
