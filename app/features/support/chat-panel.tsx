import { MessageCircle } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { supportCopy as copy } from '#messages/content/support.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { isSupportOpen, supportOpensAt } from '#shared/time/support-hours.ts';

export interface Asker {
  readonly email: string | null;
  readonly id: string | null;
}

/** The prefilled chat message; unknown facts are N/A (PORT-061). */
export function chatMessage({ email, id }: Asker, orderId: string | null): string {
  const about = orderId === null ? '' : copy.aboutOrder(orderId);
  return copy.message(email || copy.unknown, id || copy.unknown) + about;
}

interface Props {
  readonly asker: Asker;
  readonly orderId: string | null;
}

export function ChatPanel({ asker, orderId }: Props) {
  const { whatsapp_number, claim_support, claim_response, support_hours } = useSettings();
  const chat = whatsappUrl(whatsapp_number, chatMessage(asker, orderId));
  if (chat === null) return null;
  return (
    <section className="grid gap-5 border-ink border-y-2 py-6" aria-label={copy.chat}>
      <OpenNow hours={support_hours} />
      <Button
        asChild
        size="lg"
        className="justify-self-start bg-credit text-paper hover:bg-credit hover:opacity-90"
      >
        <a href={chat} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden />
          {copy.chat}
        </a>
      </Button>
      {claim_support !== '' && (
        <p className="text-ink-2 text-small">
          {[
            claim_response !== '' && copy.response(claim_response, bindNumbers(support_hours)),
            copy.claim(claim_support),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </section>
  );
}

/** By the visitor's clock, because the server's moment would be outdated. */
function OpenNow({ hours }: { readonly hours: string }) {
  const isHydrated = useHydrated();
  const isOpen = isHydrated ? isSupportOpen(hours, new Date()) : null;
  if (isOpen === null) return <p className="min-h-8" />;
  return (
    <p className="flex items-baseline gap-3 text-t3">
      <i
        aria-hidden="true"
        className={`block size-3 shrink-0 rounded-full ${isOpen ? 'bg-credit' : 'border-2 border-ink-3'}`}
      />
      {isOpen ? copy.open : copy.closed(supportOpensAt(hours) ?? hours)}
    </p>
  );
}
