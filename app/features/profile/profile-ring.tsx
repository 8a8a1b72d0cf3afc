import { Link } from 'react-router';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { profileCopy as copy } from '#messages/profile.ts';
import { ELIGIBLE_PERCENT, type ProfileCompletion } from '#shared/people/profile.ts';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** PORT-034 to PORT-036 */
export function ProfileRing({ completion }: { readonly completion: ProfileCompletion }) {
  const { percent, is_eligible } = completion;
  return (
    <section
      aria-label={copy.filled(percent)}
      className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 rounded-card border border-line bg-surface px-5 pt-5 pb-3 sm:gap-x-6 sm:px-6"
    >
      <Ring percent={percent} isEligible={is_eligible} />
      <div className="grid justify-items-start gap-2">
        <Badge variant={is_eligible ? 'ok' : 'plain'} wraps>
          {is_eligible ? copy.eligible : copy.notEligible}
        </Badge>
        <p className="max-w-[26em] text-t3">
          {is_eligible ? copy.congratulations : copy.toGo(ELIGIBLE_PERCENT - percent)}
        </p>
        {is_eligible && (
          <Button asChild variant="link" size="inline">
            <Link to="/consultation#gratis">{copy.book}</Link>
          </Button>
        )}
      </div>
      <Bar percent={percent} isEligible={is_eligible} />
    </section>
  );
}

interface Shown {
  readonly percent: number;
  readonly isEligible: boolean;
}

function Ring({ percent, isEligible }: Shown) {
  return (
    <span className="relative grid size-20 place-items-center sm:size-24">
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
      <b className="figures num font-light text-xl">{percent}%</b>
    </span>
  );
}

function Bar({ percent, isEligible }: Shown) {
  return (
    <div className="relative col-span-2 pb-5">
      <div
        role="progressbar"
        aria-label={copy.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className={`h-full ${isEligible ? 'bg-credit' : 'bg-dawn-2'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <span
        aria-hidden="true"
        className="num -translate-x-1/2 absolute top-0 left-[80%] flex h-full flex-col items-center justify-between text-ink-3 text-xs before:block before:h-2 before:w-0.5 before:bg-ink"
      >
        80%
      </span>
    </div>
  );
}
