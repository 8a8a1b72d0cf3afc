import { findPattern, type StyleRule } from './style-rule.ts';

const LITERAL = /#[0-9a-f]{3,8}\b(?!['"]?\s*\/)|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Colours come from the tokens, so that both themes have them (UI.md). */
export const colourTokens: StyleRule = {
  name: 'colour-tokens',
  appliesTo: (path) => /^app\/.*\.(tsx|css)$/.test(path) && path !== 'app/styles/tokens.css',
  check: (file) =>
    findPattern({ ...file, text: withoutIds(file.text) }, LITERAL, 'a colour literal: use a token'),
};

/** Addresses of anchors and drawings look like colours: `href="#faq"`. */
function withoutIds(text: string): string {
  return text.replace(/((?:href|to)=\{?["'`][^"'`#]*|\})#[\w-]+/g, '$1');
}
