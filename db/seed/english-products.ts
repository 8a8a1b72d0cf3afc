import { z } from 'zod';
import { type DemoLesson, type DemoProduct, readLesson, readProducts } from './demo-products.ts';
import { pairTexts, type TextPair } from './pair-texts.ts';
import { readYaml } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';
import { toNewProduct } from './to-new-product.ts';

const text = z.string().min(1);
const texts = z.array(text);
const named = z.strictObject({ name: text, description: text });

const product = z.strictObject({
  title: text,
  short_description: text,
  cta_text: text.nullable().default(null),
  story: text,
  fits: texts,
  does_not_fit: texts,
  features: texts,
  requirements: texts.default([]),
  subscription_features: z.array(named).default([]),
  modules: z.array(z.strictObject({ title: text, description: text, lessons: texts })).default([]),
  benefits: texts,
  voices: z.array(z.strictObject({ quote: text, role: text })).default([]),
  questions: z.array(z.strictObject({ question: text, answer: text })),
  guide: z.strictObject({ title: text, content: text }).exactOptional(),
  closing: text,
  files: z.array(z.strictObject({ title: text, description: text })).default([]),
});
type EnglishProduct = z.output<typeof product>;

const lesson = z.strictObject({
  description: text.exactOptional(),
  questions: z
    .array(
      z.strictObject({
        text,
        options: texts.default([]),
        answers: texts.default([]),
        explanation: text,
      }),
    )
    .default([]),
  task: text.exactOptional(),
});

export const readWords = () => readYaml('en/words.yaml', z.record(text, text));
export type Words = ReturnType<typeof readWords>;

export function pairProducts(): readonly TextPair[] {
  const words = readWords();
  return readProducts().flatMap((indonesian) => {
    const english = inEnglish(indonesian, readYaml(`en/products/${indonesian.slug}.yaml`, product), words);
    return [
      ...pairTexts(textsOf(indonesian, 'id'), textsOf(english, 'en'), indonesian.slug),
      ...pairTexts(indonesian.files, english.files, `${indonesian.slug}/files`),
    ];
  });
}

/** Both are built from the Indonesian files, because films and attachments are the same in every language. */
function textsOf(shown: DemoProduct, language: 'id' | 'en') {
  return toNewProduct(shown, {
    language,
    readLesson: language === 'id' ? readLesson : readEnglishLesson,
    fileId: (name) => name,
  });
}

/** The product's schema finds lists of different lengths. */
function zip<One, Other, Made>(
  ones: readonly One[],
  others: readonly Other[],
  make: (one: One, other: Other) => Made,
): Made[] {
  if (ones.length !== others.length)
    throw new Error(`${ones.length} in Indonesian, ${others.length} in English`);
  return ones.flatMap((one, place) => {
    const other = others[place];
    return other === undefined ? [] : [make(one, other)];
  });
}

function inEnglish(shown: DemoProduct, english: EnglishProduct, words: Words): DemoProduct {
  const { subscription, guide: _, ...kept } = shown;
  const { subscription_features, features, modules, files, guide, ...said } = english;
  return {
    ...kept,
    ...said,
    category: wordOf(words, shown.category),
    tags: shown.tags.map((tag) => wordOf(words, tag)),
    features: zip(shown.features, features, (feature, text) => ({ ...feature, text })),
    modules: zip(shown.modules, modules, (module, { lessons, ...texts }) => ({
      ...texts,
      lessons: zip(module.lessons, lessons, (lesson, title) => ({ ...lesson, title })),
    })),
    files: zip(shown.files, files, (file, texts) => ({ ...file, ...texts })),
    ...(guide !== undefined && { guide }),
    ...(subscription !== undefined && {
      subscription: { ...subscription, features: subscription_features },
    }),
  };
}

export function wordOf(words: Words, word: string): string {
  const english = words[word];
  if (english === undefined) throw new Error(`db/seed/en/words.yaml lacks "${word}"`);
  return english;
}

function readEnglishLesson(slug: string, id: string): DemoLesson {
  const written = readLesson(slug, id);
  const { description, questions, task, html } = readMarkdown(`en/lessons/${slug}/${id}.md`, lesson);
  const { quiz, assignment } = written;
  return {
    ...written,
    ...(description !== undefined && { description }),
    html,
    ...(quiz !== undefined && {
      quiz: {
        ...quiz,
        questions: zip(quiz.questions, questions, (question, { options, ...texts }) => ({
          ...question,
          ...texts,
          options: zip(question.options, options, (option, text) => ({ ...option, text })),
        })),
      },
    }),
    ...(assignment !== undefined && { assignment: { ...assignment, task: task ?? '' } }),
  };
}
