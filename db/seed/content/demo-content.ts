import type { ImpactIcon, Industry, SitePage } from '#shared/content.ts';

/** A day as it is written on a calendar, `2026-10-05`. */
type Day = `${number}-${number}-${number}`;

/** A post of the demo business. `html` uses h2, h3, p, ul, ol, li, blockquote, strong, em, a, table and nothing else. */
export interface DemoPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly published_on: Day;
  readonly html: string;
}

export interface DemoCaseStudy {
  readonly slug: string;
  readonly title: string;
  /** A kind of business and a place, never a name that could be somebody's. */
  readonly company: string;
  readonly industry: Industry;
  readonly excerpt: string;
  readonly published_on: Day;
  /** The full story. */
  readonly html: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly results: readonly string[];
  readonly result_metrics: readonly {
    readonly label: string;
    readonly before: string;
    readonly after: string;
    readonly before_value: number;
    readonly after_value: number;
  }[];
  readonly impact_metrics: readonly {
    readonly label: string;
    readonly value: string;
    readonly icon: ImpactIcon;
  }[];
}

export interface DemoQuestion {
  readonly question: string;
  /** Plain text; a blank line begins a paragraph. */
  readonly answer: string;
}

export interface DemoTestimonial {
  readonly quote: string;
  readonly role: string;
  readonly business: string;
}

export interface DemoSitePage {
  readonly name: SitePage;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}
