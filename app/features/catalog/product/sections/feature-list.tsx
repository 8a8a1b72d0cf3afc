import { Award, BookOpen, Check, Infinity as Endless, FileText, Video, Wrench } from 'lucide-react';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/public/products.ts';

/** The icon names of both documents (DECISIONS 19); an unknown one gets a tick. */
const icons = {
  book: BookOpen,
  wrench: Wrench,
  tools: Wrench,
  'file-text': FileText,
  'case-study': FileText,
  award: Award,
  certificate: Award,
  infinity: Endless,
  lifetime: Endless,
  video: Video,
} as const;

const isKnown = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

export function FeatureList({
  product,
}: {
  readonly product: Pick<ProductDetail, 'features' | 'untranslated'>;
}) {
  return (
    <ul {...ownerLanguage(product, 'features')}>
      {product.features.map(({ text, icon }) => {
        const Icon = icon !== null && isKnown(icon) ? icons[icon] : Check;
        return (
          <li key={text} className="flex gap-3 border-line border-t py-2.5 text-ui leading-snug">
            <Icon aria-hidden className="mt-px size-5 shrink-0 text-dawn-deep" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
