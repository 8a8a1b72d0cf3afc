import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { freeCopy as copy } from './consultation-copy.ts';
import { type FreeConsultation, useFreeConsultation } from './use-free-consultation.ts';

/** The free consultation of the month, in each state that a person can find it in (DECISIONS 27). */
export function FreeSection() {
  const { standing, isBusy, book } = useFreeConsultation();
  return (
    <section id="gratis" className="wrap py-section" aria-labelledby="free-title">
      <div className="grid gap-x-20 gap-y-8 rounded-sheet bg-credit-soft px-6 py-9 md:px-12 md:py-14 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 id="free-title" className="max-w-[11em] text-t1">
            {copy.title}
          </h2>
          <p className="mt-4 max-w-[34em] text-ink-2">{copy.text}</p>
        </div>
        <div className="grid content-end gap-4 lg:min-h-30">
          <p role="status" className="font-semibold">
            {sentence(standing)}
          </p>
          <Step standing={standing} isBusy={isBusy} onBook={book} />
        </div>
      </div>
    </section>
  );
}

function sentence(standing: FreeConsultation): string | null {
  if (standing.state === 'incomplete') return copy.incomplete(standing.percent);
  return standing.state === 'visitor' ? null : sentences[standing.state];
}
const sentences = {
  checking: copy.checking,
  unknown: copy.unknown,
  ready: copy.ready,
  used: copy.used,
} as const;

interface StepProps {
  readonly standing: FreeConsultation;
  readonly isBusy: boolean;
  readonly onBook: () => void;
}

/** The one thing to do next. */
function Step({ standing, isBusy, onBook }: StepProps) {
  switch (standing.state) {
    case 'visitor':
      return <Way to={`/login?next=${encodeURIComponent('/consultation#gratis')}`}>{copy.visitor}</Way>;
    case 'incomplete':
      return <Way to="/user/profile">{copy.profile}</Way>;
    case 'used':
      return <Way to="#waktu">{copy.schedule}</Way>;
    case 'ready':
      return (
        <Button
          size="lg"
          className="justify-self-start"
          onClick={onBook}
          busyText={isBusy ? copy.busy : undefined}
        >
          {copy.book}
        </Button>
      );
    default:
      return <div className="min-h-13" />;
  }
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button asChild size="lg" variant="outline" className="justify-self-start">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
