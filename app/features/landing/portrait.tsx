import { Picture } from '#app/components/brand/picture.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';

/** The consultant's photograph; without one, a drawing that nobody takes for one. */
export function Portrait() {
  const { consultant_photo, consultant_name } = useSettings();
  return (
    <div className="aspect-[4/5] overflow-hidden rounded-sheet bg-night">
      {consultant_photo === '' ? (
        <DrawnPortrait />
      ) : (
        <Picture
          src={consultant_photo}
          alt={consultant_name}
          sizes="(min-width: 768px) 30vw, 128px"
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

/** A person without a face, at a desk in first light. */
function DrawnPortrait() {
  return (
    <svg viewBox="0 0 320 400" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMax slice">
      <circle cx="160" cy="236" r="134" className="fill-night-dawn" />
      <circle cx="160" cy="236" r="158" className="fill-none stroke-night-line" strokeWidth="2" />
      <circle cx="160" cy="236" r="182" className="fill-none stroke-night-line" strokeWidth="2" />
      <path d="M160 92C200 124 200 190 160 224C120 190 120 124 160 92Z" className="fill-plate" />
      <path d="M160 232C232 226 288 276 288 352H160Z" className="fill-night-2" />
      <path d="M160 232C88 226 32 276 32 352H160Z" className="fill-night-line" />
      <path d="M160 232L180 262L160 312L140 262Z" className="fill-plate" />
      <path d="M0 350H320V400H0Z" className="fill-night" />
      <path d="M0 350H320" className="stroke-plate" strokeWidth="3" />
      <path d="M196 350L212 316H276L260 350Z" className="fill-plate" />
      <path d="M216 338H250M220 328H262" className="stroke-night-line" strokeWidth="3" />
    </svg>
  );
}
