import { Link } from 'react-router';
import { Badge } from '#app/components/ui/badge.tsx';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { ELIGIBLE_PERCENT, type ProfileCompletion } from '#shared/people/profile.ts';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** PORT-034 to PORT-036 */
export function ProfileRing({ completion }: { readonly completion: ProfileCompletion }) {
  const { percent, is_eligible } = completion;
  return (
    <section
      aria-label={copy.subtitle}
      className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Ring percent={percent} isEligible={is_eligible} />
      <p className="text-ui">
        {is_eligible ? copy.congratulations : copy.toGo(ELIGIBLE_PERCENT - percent)}{' '}
        {is_eligible && (
          <Link
            to="/consultation#gratis"
            className="tap-area whitespace-nowrap font-semibold text-link underline underline-offset-4"
          >
            {copy.book}
          </Link>
        )}
      </p>
      <Badge variant={is_eligible ? 'ok' : 'plain'} className="max-md:sr-only">
        {is_eligible ? copy.eligible : copy.notEligible}
      </Badge>
      <Bar percent={percent} isEligible={is_eligible} />
    </section>
  );
}

interface ProfileProgress {
  readonly percent: number;
  readonly isEligible: boolean;
}

function Ring({ percent, isEligible }: ProfileProgress) {
  return (
    <span className="relative grid size-12 place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="-rotate-90 absolute inset-0">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="9" className="stroke-sunk" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
          className={`${isEligible ? 'stroke-credit' : 'stroke-dawn-2'} ${percent === 0 ? 'opacity-0' : ''}`}
        />
      </svg>
      <b className="figures num text-tag">{percent}%</b>
    </span>
  );
}

function Bar({ percent, isEligible }: ProfileProgress) {
  return (
    <div className="relative col-span-full">
      <div
        role="progressbar"
        aria-label={copy.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className={`h-full ${isEligible ? 'bg-credit' : 'bg-dawn-2'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <span aria-hidden="true" className="absolute top-0 left-[80%] h-1.5 w-0.5 bg-ink" />
    </div>
  );
}
