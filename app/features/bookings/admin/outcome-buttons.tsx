import { PostButton } from '#app/components/form/post-button.tsx';
import { toast } from '#app/lib/toast.ts';
import { bookingCopy as copy } from '#messages/bookings/admin.ts';
import { bookingHref } from './booking-paths.ts';

interface Props {
  readonly id: string;
  /** Distinguishes the form ids, because a page may show the same booking twice. */
  readonly place: 'bar' | 'panel';
  readonly className?: string;
}

export function OutcomeButtons({ id, place, className }: Props) {
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
