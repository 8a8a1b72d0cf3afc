import { marked } from 'marked';
import type { Slide } from './draw-slide.ts';

/** A slide with what is read while it is shown. */
export interface SpokenSlide extends Slide {
  readonly caption: string;
  readonly seconds: number;
}

interface LessonText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** As long as reading takes, without haste, in fifths. */
const secondsFor = (text: string) => Math.max(4, Math.round(text.split(/\s+/).length * 2.25) / 5);
const sentencesOf = (text: string) =>
  text.match(/[^.?!]+[.?!]+["”]?(?=\s|$)|[^.?!]+$/g)?.map((one) => one.trim()) ?? [];

/** The slides of a lesson: its title, a slide a sentence, a slide a point, and its prompt. */
export function readSlides({ title, description, markdown }: LessonText): readonly SpokenSlide[] {
  const heading = title;
  const slides: SpokenSlide[] = [];
  const add = (slide: Omit<Slide, 'heading'>, caption: string) =>
    slides.push({ heading, ...slide, caption, seconds: secondsFor(caption) });
  add({ kind: 'title', lines: [description], current: 0 }, description);
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'paragraph') {
      for (const said of sentencesOf(plain(token.text)))
        add({ kind: 'sentence', lines: [said], current: 0 }, said);
    }
    if (token.type === 'list') {
      const lines: readonly string[] = token.items.map((item: { readonly text: string }) => plain(item.text));
      for (const [current, line] of lines.entries()) add({ kind: 'list', lines, current }, line);
    }
    if (token.type === 'code') {
      const lines = token.text.split('\n');
      add({ kind: 'prompt', lines, current: 0 }, 'Perintah ini dapat Anda salin dari teks di bawah film.');
    }
  }
  return slides;
}

const plain = (text: string) => text.replace(/[*_`]/g, '').replaceAll('\n', ' ');
