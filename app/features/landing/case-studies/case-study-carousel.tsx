import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, useMemo } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/landing/studies.ts';
import { CaseStudyGroup, FeaturedCaseStudy } from './case-study-slide.tsx';
import { toSlides } from './case-study-slides.ts';
import { type Carousel, useCarousel } from './use-carousel.ts';

interface CaseStudyCarouselProps {
  readonly studies: readonly CaseStudyCard[];
  readonly onOpen: (slug: string) => void;
}

/** All slides share one grid cell, so that the tallest sets the height and nothing below moves. */
export function CaseStudyCarousel({ studies, onOpen }: CaseStudyCarouselProps) {
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
