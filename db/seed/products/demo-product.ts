import type { ProductType } from '#shared/catalog.ts';

/** Icons that the shop can draw beside a feature (ENT-013, DECISIONS 19). */
type FeatureIcon = 'book' | 'tools' | 'case-study' | 'certificate' | 'lifetime' | 'video';

interface DemoModule {
  readonly title: string;
  readonly description: string;
  /** Title and length in minutes; the length of module and product are summed from these. */
  readonly lessons: readonly (readonly [title: string, minutes: number])[];
}

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

interface DemoSubscription {
  readonly trial_period_days: number;
  readonly features: readonly (readonly [name: string, description: string])[];
}

/** How a product departs from the usual one: sold now, without limit, not featured. */
interface DemoShelf {
  readonly is_featured?: boolean;
  readonly coming_soon?: boolean;
  readonly stock?: number;
  readonly max_students?: number;
  /** Day of the first session, `YYYY-MM-DD` in Jakarta. */
  readonly starts_on?: string;
  readonly cta_text?: string;
}

/**
 * One product of the demo business as its author writes it: plain text, no HTML, whole rupiah.
 * Everything here is example content; figures only count what the product contains (DECISIONS 32, 52).
 */
export interface DemoProduct {
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly category: string;
  readonly price: number;
  readonly original_price?: number;
  /** Day it came or will come to the shop, `YYYY-MM-DD` in Jakarta. */
  readonly launched_on: string;
  readonly shelf?: DemoShelf;
  readonly subscription?: DemoSubscription;
  readonly short_description: string;
  /** Two to four paragraphs. */
  readonly story: readonly string[];
  readonly fits: readonly string[];
  readonly does_not_fit: readonly string[];
  readonly features: readonly (readonly [text: string, icon: FeatureIcon])[];
  readonly tags: readonly string[];
  readonly level?: 'beginner' | 'intermediate' | 'advanced';
  readonly requirements?: readonly string[];
  readonly modules?: readonly DemoModule[];
  readonly benefits: readonly string[];
  /** What somebody says, and the role and kind of business it is said from: never a person. None before launch. */
  readonly voices: readonly (readonly [quote: string, role: string])[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
  /** The part that only owners see. */
  readonly guide: { readonly title: string; readonly content: readonly Block[] };
  readonly closing: string;
}
