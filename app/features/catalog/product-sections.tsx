import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { difficultyLabels } from '#shared/catalog.ts';
import { formatArticleDate } from '#shared/dates.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A section with nothing in it is not shown. */
  readonly isEmpty?: boolean;
}

export function Section({ title, children, isEmpty = false }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-semibold text-t2">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function CourseContent({ modules }: { readonly modules: ProductDetail['modules'] }) {
  return (
    <Section title="Konten Kursus" isEmpty={modules.length === 0}>
      {modules.map((module, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: modules have no identity but their place
          key={index}
          open={index === 0}
          className="group border-line border-t last:border-b"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
            <span>{module.title ?? `Modul ${index + 1}`}</span>
            <span className="flex items-center gap-3 text-ink-3 text-small">
              <span className="num font-normal">{module.duration}</span>
              <Plus aria-hidden className="size-5 transition-transform group-open:rotate-45" />
            </span>
          </summary>
          <div className="pb-5">
            {module.description !== null && <p className="text-ink-2 text-ui">{module.description}</p>}
            <Lessons lessons={module.lessons} />
          </div>
        </details>
      ))}
    </Section>
  );
}

function Lessons({ lessons }: { readonly lessons: ProductDetail['modules'][number]['lessons'] }) {
  return (
    <ol className="mt-2">
      {lessons.map((lesson, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lessons have no identity but their place
          key={index}
          className="flex justify-between gap-4 border-line border-t border-dashed py-2 text-ui first:border-0"
        >
          <span>{lesson.title ?? `Pelajaran ${index + 1}`}</span>
          <span className="num text-ink-3">{lesson.duration}</span>
        </li>
      ))}
    </ol>
  );
}

/** The facts of a course in one list; a product that is no course shows those it has. */
export function CourseFacts({ product }: { readonly product: ProductDetail }) {
  const level = product.difficulty_level === null ? null : difficultyLabels[product.difficulty_level];
  const language = product.language === 'id' ? 'Indonesia' : product.language;
  const facts = [
    ['Durasi', product.duration_hours === null ? null : `${product.duration_hours} jam`],
    ['Modul', product.module_count > 0 ? String(product.module_count) : null],
    ['Level', level],
    ['Bahasa', language],
    ['Kategori', product.category],
    ['Kapasitas', product.max_students === null ? null : `${product.max_students} peserta`],
    ['Mulai', product.start_date === null ? null : formatArticleDate(product.start_date)],
  ].filter(([, value]) => value !== null);
  return (
    <Section title={product.modules.length > 0 ? 'Detail Kursus' : 'Detail'} isEmpty={facts.length === 0}>
      <dl className="text-ui">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-line-strong border-t border-dashed py-2.5"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Instructor({ product }: { readonly product: ProductDetail }) {
  return (
    <Section title="Instruktur" isEmpty={product.instructor_name === null}>
      <div className="flex items-start gap-4">
        {product.instructor_avatar !== null && (
          <img
            src={product.instructor_avatar}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-full object-cover"
          />
        )}
        <div>
          <p className="font-semibold">{product.instructor_name}</p>
          <p className="mt-1 text-ink-2 text-ui">{product.instructor_bio}</p>
        </div>
      </div>
    </Section>
  );
}

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Section title="Tags" isEmpty={tags.length === 0}>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
