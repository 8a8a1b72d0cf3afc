import { Link } from 'react-router';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import {
  CaseStudyReasons,
  CaseStudyResults,
} from '#app/features/content/case-studies/case-study-results.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy, CaseStudyCard, getCaseStudy } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { caseStudyCopy as copy } from '#messages/landing/studies.ts';

interface CaseStudyDialogProps {
  readonly slug: string;
  readonly studies: readonly CaseStudyCard[];
  readonly onOpen: (slug: string) => void;
  readonly onClose: () => void;
}

const MAX_OTHERS = 4;

/** Shows a whole study over the landing page (PUB-081, PUB-082). */
export function CaseStudyDialog({ slug, studies, onOpen, onClose }: CaseStudyDialogProps) {
  const study = useCaseStudy(slug);
  const card = studies.find((known) => known.slug === slug);
  const others = studies.filter((known) => known.slug !== slug).slice(0, MAX_OTHERS);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="wide">
        <DialogHeader>
          <DialogTitle>{card?.title}</DialogTitle>
          <DialogDescription>
            {card !== undefined && `${industryNames[card.industry]} · ${card.company}`}
          </DialogDescription>
        </DialogHeader>
        <DialogBody key={slug}>
          {study === 'loading' && <CaseStudySkeleton />}
          {study === 'failed' && <p role="alert">{copy.dialogFailed}</p>}
          {typeof study !== 'string' && <CaseStudyDetails study={study} />}
          <h3 className="mt-9 border-line border-t pt-6 text-t3">{copy.others}</h3>
          <ul className="mt-2">
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => onOpen(other.slug)}
                  className="min-h-tap text-left text-link underline-offset-4 hover:underline"
                >
                  {other.title}
                </button>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button asChild>
            <Link to={`/case-study/${slug}`}>{copy.page}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/consultation">{copy.booking}</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const caseStudies = createQuery({
  name: 'case-study',
  read: (id: string) =>
    browserClient.call<typeof getCaseStudy>(
      { method: 'get', path: '/api/case-studies/{id}' },
      { params: { id } },
    ),
});

function useCaseStudy(slug: string): CaseStudy | 'loading' | 'failed' {
  const { answer, isFailing } = useQuery(caseStudies, slug);
  if (answer === undefined) return isFailing ? 'failed' : 'loading';
  return answer.ok ? answer.value.case_study : 'failed';
}

function CaseStudySkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </div>
  );
}

function CaseStudyDetails({ study }: { readonly study: CaseStudy }) {
  return (
    <div className="grid gap-10">
      <p {...ownerLanguage(study, 'excerpt')} className="max-w-[40em] text-lede">
        {study.excerpt}
      </p>
      <CaseStudyResults study={study} />
      <CaseStudyReasons study={study} />
      <section aria-label={copy.story}>
        <h2 className="text-t2">{copy.story}</h2>
        <Prose html={study.content} className="mt-3" {...ownerLanguage(study, 'content')} />
      </section>
    </div>
  );
}
