import { Fragment } from 'react';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { cn } from '#app/lib/cn.ts';
import { textOfHtml } from '#app/lib/html-text.ts';
import { courseCopy as copy } from '#messages/courses/course.ts';

interface Props {
  readonly html: string;
  readonly className?: string;
  readonly lang?: 'id';
}

export function LessonBody({ html, className, ...language }: Props) {
  const parts = splitPrompts(html);
  const isOnly = parts.filter((part) => 'prompt' in part).length === 1;
  return (
    <div className={cn('grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6', className)}>
      {parts.map((part, index) =>
        'html' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <Prose key={index} html={part.html} {...language} />
        ) : (
          <Prompt
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            key={index}
            text={part.prompt}
            {...language}
            place={isOnly ? null : parts.slice(0, index + 1).filter((before) => 'prompt' in before).length}
          />
        ),
      )}
    </div>
  );
}

interface PromptProps extends Pick<Props, 'lang'> {
  readonly text: string;
  /** Numbered from 1; null: the lesson's only prompt. */
  readonly place: number | null;
}

function Prompt({ text, place, lang }: PromptProps) {
  const pieces = splitBlanks(text);
  const title = copy.prompt(place);
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-sunk">
      <figcaption className="flex items-center justify-between gap-2 border-line border-b py-1 pr-1 pl-4.5">
        <b className="font-semibold text-ui">{title}</b>
        <CopyButton text={text} name={title} />
      </figcaption>
      <p lang={lang} className="whitespace-pre-line break-words px-4.5 pt-4 pb-4.5 leading-[1.75]">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
          <Fragment key={index}>{index % 2 === 1 ? <Blank text={piece} /> : piece}</Fragment>
        ))}
      </p>
      {pieces.length > 1 && <p className="px-4.5 pb-3.5 text-ink-3 text-small">{copy.blanks}</p>}
    </figure>
  );
}

function Blank({ text }: { readonly text: string }) {
  return (
    <mark className="box-decoration-clone rounded-tag bg-dawn-soft px-1.5 py-0.5 font-medium text-inherit shadow-[inset_0_0_0_1px_var(--cost)]">
      {text}
    </mark>
  );
}

type LessonPart = { readonly html: string } | { readonly prompt: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const LINE_BREAK = /<br ?\/?>/g;
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Splits sanitised HTML into prose and prompts: its code blocks, except those inside a list or a quotation. */
export function splitPrompts(html: string): readonly LessonPart[] {
  const parts: LessonPart[] = [];
  let depth = 0;
  let start = 0;
  const addProse = (end: number) => end > start && parts.push({ html: html.slice(start, end) });
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID_ELEMENTS.has(name)) continue;
    if (slash !== '') depth -= 1;
    if (name === 'pre' && depth === 0) {
      if (slash === '') addProse(index);
      else parts.push({ prompt: textOfHtml(html.slice(start, index).replace(LINE_BREAK, '\n')).trim() });
      start = slash === '' ? index : index + tag.length;
    }
    if (slash === '') depth += 1;
  }
  addProse(html.length);
  return parts;
}

const BLANK = /\[([^[\]\n]+)\]/g;

export const splitBlanks = (prompt: string): readonly string[] => prompt.split(BLANK);
