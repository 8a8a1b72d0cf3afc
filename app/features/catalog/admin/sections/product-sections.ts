import type { ComponentType } from 'react';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import type { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { courseTypes, type ProductKind } from '../product-kind.ts';
import { plainNamesIn } from '../values/plain-fields.ts';
import type { FieldName, ProductValues } from '../values/product-values.ts';
import {
  BasicFields,
  CtaFields,
  MediaFields,
  PageTextFields,
  PriceFields,
  SettingsFields,
} from './basic-fields.tsx';
import { CourseFields } from './course-fields.tsx';
import { FilesFields } from './files-fields.tsx';
import { PartsFields } from './parts-fields.tsx';
import { DetailsFields, FeaturesFields } from './product-fields.tsx';
import { BenefitsFields, SubscriptionFields, VariantsFields } from './subscription-fields.tsx';
import { TimesSection } from './times-section.tsx';

type SectionId = Exclude<keyof typeof copy.cards, 'preview' | 'builder' | 'comingSoon'>;

interface SectionProps {
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly product: AdminProduct | null;
  readonly session: SessionRules | null;
}

interface ProductSection {
  readonly id: SectionId;
  /** Above the plain fields that it does not place. */
  readonly Fields?: ComponentType<SectionProps>;
  /** Besides its plain fields. */
  readonly names?: readonly FieldName[];
  readonly isForSubscriptions?: true;
  /** `never`: sections for holders, because nobody holds a bundle itself. */
  readonly ofBundles?: 'only' | 'never';
  /** Types that need it; other types show it only while it holds something. */
  readonly types?: readonly ProductValues['type'][];
}

/** In page order: what is needed to sell comes first (APRD-046, APRD-060). */
const sections: readonly ProductSection[] = [
  { id: 'basic', Fields: BasicFields, names: ['title', 'type'] },
  { id: 'parts', Fields: PartsFields, names: ['parts'], ofBundles: 'only' },
  { id: 'times', Fields: TimesSection, types: ['consultation'] },
  { id: 'price', Fields: PriceFields, names: ['price', 'original_price'] },
  {
    id: 'settings',
    Fields: SettingsFields,
    names: ['is_active', 'is_featured', 'coming_soon', 'launch_date'],
  },
  {
    id: 'subscription',
    Fields: SubscriptionFields,
    names: ['billing_cycle', 'auto_renewal'],
    isForSubscriptions: true,
  },
  { id: 'variants', Fields: VariantsFields, names: ['variants'], isForSubscriptions: true },
  { id: 'media', Fields: MediaFields, names: ['media_gallery'] },
  {
    id: 'pageText',
    Fields: PageTextFields,
    names: ['description', 'content_body'],
  },
  { id: 'features', Fields: FeaturesFields, names: ['features'] },
  {
    id: 'subscriptionFeatures',
    Fields: BenefitsFields,
    names: ['subscription_features'],
    isForSubscriptions: true,
  },
  { id: 'files', Fields: FilesFields, names: ['files'], ofBundles: 'never' },
  {
    id: 'course',
    Fields: CourseFields,
    names: ['modules', 'lessons_in_order'],
    ofBundles: 'never',
    types: courseTypes,
  },
  {
    id: 'details',
    Fields: DetailsFields,
  },
  { id: 'cta', Fields: CtaFields },
  { id: 'search' },
];

type SectionValues = Partial<Pick<ProductValues, 'type' | 'modules'>>;

const isShown = ({ ofBundles, types, id }: ProductSection, { type, modules = [] }: SectionValues) =>
  (types === undefined ||
    type === undefined ||
    types.includes(type) ||
    (id === 'course' && modules.length > 0)) &&
  ofBundles !== (type === 'bundle' ? 'never' : 'only');

export const sectionsOf = ({ is_subscription }: ProductKind, shown: SectionValues = {}) =>
  sections.filter(
    (section) => (is_subscription || section.isForSubscriptions !== true) && isShown(section, shown),
  );

/** Fields that this kind hides; they are posted unchanged. */
export const hiddenNamesOf = ({ is_subscription }: ProductKind): readonly FieldName[] =>
  is_subscription ? [] : sections.filter(({ isForSubscriptions }) => isForSubscriptions).flatMap(namesOf);

export const hasErrorIn = (section: ProductSection, errors: readonly string[]): boolean =>
  errors.some((path) => namesOf(section).some((name) => path === name || path.startsWith(`${name}[`)));

const namesOf = ({ id, names = [] }: ProductSection): readonly FieldName[] => [...names, ...plainNamesIn(id)];
