import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { cn } from '#app/lib/cn.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/landing/studies.ts';
import { CaseStudyGroup, FeaturedCaseStudy } from './case-study-slide.tsx';

const StudyDialog = lazyPart(async () => (await import('./case-study-dialog.tsx')).CaseStudyDialog);

interface CaseStudySectionProps {
  /** Null when they could not be loaded. */
  readonly studies: readonly CaseStudyCard[] | null;
}

/** One study at a time; pressing it opens a dialog (PUB-072 to PUB-082). */
export function CaseStudySection({ studies }: CaseStudySectionProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <section
      id="study-cases"
      aria-roledescription="carousel"
      aria-label={copy.label}
      className="overflow-hidden bg-sunk"
    >
      {studies === null ? (
        <CaseStudiesError />
      ) : studies.length === 0 ? (
        <p className="wrap py-section text-ink-2 text-lede">{copy.empty}</p>
      ) : (
        <CaseStudyCarousel studies={studies} onOpen={setOpened} />
      )}
      {opened !== null && studies !== null && (
        <Suspense>
          <StudyDialog slug={opened} studies={studies} onOpen={setOpened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function CaseStudiesError() {
  const { state, revalidate } = useRevalidator();
  if (state === 'loading') return <CaseStudiesSkeleton />;
  return (
    <div className="wrap grid justify-items-start gap-5 py-section" role="alert">
      <p className="text-t2">{copy.failed}</p>
      <Button variant="outline" onClick={() => revalidate()}>
        {copy.retry}
      </Button>
    </div>
  );
}

function CaseStudiesSkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className="grid lg:min-h-[660px] lg:grid-cols-[33fr_67fr]">
      <Skeleton className="aspect-[4/3] rounded-none lg:aspect-auto" />
      <div className="grid content-center gap-5 px-gutter py-11">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-24 w-full max-w-[32em]" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}

interface CaseStudyCarouselProps {
  readonly studies: readonly CaseStudyCard[];
  readonly onOpen: (slug: string) => void;
}

/** All slides share one grid cell, so that the tallest sets the height and nothing below moves. */
function CaseStudyCarousel({ studies, onOpen }: CaseStudyCarouselProps) {
  const slides = useMemo(() => toSlides(studies), [studies]);
  const carousel = useCarousel(slides.length);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stands still while somebody is looking at it
    <div
      className="relative"
      onPointerEnter={() => carousel.hold(true)}
      onPointerLeave={() => carousel.hold(false)}
      onFocus={() => carousel.hold(true)}
      onBlur={leave}
    >
      <div className="grid" aria-live={carousel.isPaused ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          <fieldset
            key={slide.studies[0]?.id ?? index}
            aria-roledescription="slide"
            aria-label={copy.slide(index + 1, slides.length)}
            inert={index !== carousel.index}
            className={cn(
              'col-start-1 row-start-1 min-w-0 transition-opacity duration-200',
              index !== carousel.index && 'invisible opacity-0',
            )}
          >
            {slide.kind === 'featured' ? (
              <FeaturedCaseStudy study={slide.studies[0]} onOpen={onOpen} />
            ) : (
              <CaseStudyGroup studies={slide.studies} onOpen={onOpen} />
            )}
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && <CarouselControls carousel={carousel} total={slides.length} />}
    </div>
  );
}

function CarouselControls({ carousel, total }: { readonly carousel: Carousel; readonly total: number }) {
  const { index: place, isPaused, setPaused, move, show } = carousel;
  return (
    <div className="wrap flex items-center gap-2 pb-8 lg:absolute lg:inset-x-0 lg:bottom-0 lg:justify-end">
      <div className="mr-auto -ml-2 flex lg:mr-4 lg:ml-auto">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={copy.slide(index + 1, total)}
            aria-current={index === place}
            onClick={() => show(index)}
            className="group grid h-tap w-7 place-items-center"
          >
            <span className="h-2 w-2 rounded-full bg-line-strong transition-[width] group-aria-[current=true]:w-5 group-aria-[current=true]:bg-ink" />
          </button>
        ))}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={isPaused ? copy.play : copy.pause}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </Button>
      <Button variant="outline" size="icon" aria-label={copy.previous} onClick={() => move(-1)}>
        <ArrowLeft aria-hidden="true" />
      </Button>
      <Button variant="outline" size="icon" aria-label={copy.next} onClick={() => move(1)}>
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}

const INTERVAL_MS = 5_000;
const LOCK_MS = 500;

interface Carousel {
  readonly index: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly hold: (isHeld: boolean) => void;
  readonly move: (step: number) => void;
  readonly show: (place: number) => void;
}

/** Advances every 5 s (PUB-074); its controls are ignored for 500 ms after each change (PUB-077). */
function useCarousel(total: number): Carousel {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  const lockedUntil = useRef(0);

  const change = useCallback((next: (place: number) => number) => {
    const now = Date.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + LOCK_MS;
    setIndex(next);
  }, []);
  const move = useCallback(
    (step: number) => change((current) => wrapIndex(current, step, total)),
    [change, total],
  );

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  const isRunning = total > 1 && !isPaused && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the place begins a new interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') move(1);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, move, index]);

  return { index, isPaused, setPaused, hold, move, show: (next) => change(() => next) };
}

const FEATURED = 3;
const GROUP = 3;

interface Slide<Study> {
  readonly kind: 'featured' | 'group';
  readonly studies: readonly Study[];
}

/** The first three alone, then the others in groups of three (PUB-072, PUB-073). */
export function toSlides<Study>(studies: readonly Study[]): readonly Slide<Study>[] {
  const featured = studies
    .slice(0, FEATURED)
    .map((study) => ({ kind: 'featured' as const, studies: [study] }));
  const rest = studies.slice(FEATURED);
  const groups = Array.from({ length: Math.ceil(rest.length / GROUP) }, (_, index) => ({
    kind: 'group' as const,
    studies: rest.slice(index * GROUP, (index + 1) * GROUP),
  }));
  return [...featured, ...groups];
}

/** Wraps around at both ends; 0 when there are no slides. */
export function wrapIndex(place: number, step: number, total: number): number {
  return total === 0 ? 0 : (((place + step) % total) + total) % total;
}
