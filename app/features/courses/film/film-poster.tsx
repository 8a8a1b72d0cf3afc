import { Play } from 'lucide-react';
import { Spinner } from '#app/components/brand/petals.tsx';
import { contentCopy as copy } from '#messages/catalog/content.ts';

interface Props {
  readonly title: string;
  /** Null: not known yet. */
  readonly seconds: number | null;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

export function FilmPoster({ title, seconds, isBusy, onPress }: Props) {
  return (
    <button
      type="button"
      slot="centered-chrome"
      aria-label={copy.play(title)}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="group pointer-events-auto absolute inset-0 flex cursor-pointer items-end gap-2 p-3 text-left focus-visible:outline-offset-[-4px] sm:p-5"
    >
      <span className="grid size-12 place-items-center rounded-full bg-dawn text-on-dawn transition-transform group-hover:scale-105 sm:size-16">
        {isBusy ? (
          <Spinner className="size-6" />
        ) : (
          <Play aria-hidden="true" className="size-5 translate-x-px fill-current sm:size-7" />
        )}
      </span>
      {seconds !== null && (
        <span
          aria-hidden="true"
          className="num mb-3 rounded-full bg-plate-night px-2.5 py-0.5 font-semibold text-on-image text-small leading-5 sm:mb-5"
        >
          {formatLength(seconds)}
        </span>
      )}
    </button>
  );
}

/** `0:31`, `12:05`, `1:02:00`. */
function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
