import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { productCopy } from '#messages/catalog/product.ts';
import type { SectionItem } from '#shared/content/section-items.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { ProductSection } from './product-section.tsx';

interface Props {
  readonly questions: readonly SectionItem[];
  readonly title: string;
}

export function QuestionsSection({ questions, title }: Props) {
  const chat = whatsappUrl(useSettings().whatsapp_number, title);
  const link = 'text-link underline underline-offset-3';
  return (
    <ProductSection
      title={productCopy.questions}
      isEmpty={questions.length === 0}
      note={
        <p>
          {productCopy.moreQuestions}{' '}
          {chat === null ? (
            <Link to="/contact" className={link}>
              {productCopy.askUs}
            </Link>
          ) : (
            <a href={chat} target="_blank" rel="noreferrer" className={link}>
              {productCopy.askWhatsapp}
            </a>
          )}
        </p>
      }
    >
      <div className="border-line border-b">
        {questions.map((item, index) => (
          <details
            key={item.title}
            name="pertanyaan"
            open={index === 0}
            className="group border-line border-t"
          >
            <summary className="flex min-h-15 list-none items-center justify-between gap-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {item.title}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[38em] pr-8 pb-5 text-ink-2">{item.text}</p>
          </details>
        ))}
      </div>
    </ProductSection>
  );
}
