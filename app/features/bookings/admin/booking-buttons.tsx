import { Mail, MessageCircle, Video } from 'lucide-react';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { BookingDetails } from '#contract/bookings/admin.ts';
import { bookingCopy as copy } from '#messages/bookings/admin.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { bookingHref } from './booking-paths.ts';

interface Props {
  readonly booking: BookingDetails;
  readonly canChange: boolean;
}

export function ContactButtons({ booking, canChange }: Props) {
  const { id, state, place_kind, place, whatsapp, email, chat_reminder } = booking;
  const isDue = chat_reminder?.is_sent === false;
  const chat = whatsapp === null ? null : whatsappUrl(whatsapp, isDue ? chat_reminder.text : undefined);
  const canJoin = state === 'upcoming' && place_kind === 'meeting' && place !== null && URL.canParse(place);
  return (
    <div className="grid gap-2">
      {canJoin && (
        <Button asChild size="sm" block>
          <a href={place} target="_blank" rel="noreferrer">
            <Video aria-hidden="true" />
            {copy.join}
          </a>
        </Button>
      )}
      {chat !== null && (
        <Button asChild variant="outline" size="sm" block>
          <a href={chat} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" />
            {isDue ? copy.remind : copy.chat}
          </a>
        </Button>
      )}
      {isDue && canChange && (
        <PostButton
          id={`reminded-${id}`}
          action={bookingHref(id)}
          fields={{ intent: 'reminded' }}
          variant="quiet"
          size="sm"
          block
          onSuccess={() => toast.success(copy.isReminded)}
        >
          {copy.reminded}
        </PostButton>
      )}
      {chat_reminder?.is_sent && <p className="text-ink-2 text-small">{copy.isReminded}</p>}
      {email !== null && (
        <Button asChild variant="outline" size="sm" block>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden="true" />
            {copy.mail}
          </a>
        </Button>
      )}
    </div>
  );
}

interface OutcomeButtonsProps {
  readonly id: string;
  /** Distinguishes the form ids, because a page may show the same booking twice. */
  readonly place: 'bar' | 'panel';
  readonly className?: string;
}

export function OutcomeButtons({ id, place, className }: OutcomeButtonsProps) {
  return (
    <div className={className}>
      {(['completed', 'no_show'] as const).map((outcome) => (
        <PostButton
          key={outcome}
          id={`${outcome}-${place}-${id}`}
          action={bookingHref(id)}
          fields={{ intent: 'outcome', outcome }}
          variant={outcome === 'completed' ? 'outline' : 'quiet'}
          size="sm"
          block
          onSuccess={() => toast.success(copy.recorded[outcome])}
        >
          {copy[outcome]}
        </PostButton>
      ))}
    </div>
  );
}
