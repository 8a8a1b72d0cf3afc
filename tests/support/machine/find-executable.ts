import type { Page } from 'playwright-core';

/**
 * Finds what would run or lead away in an HTML or XML text, by the browser's own parser, which runs nothing while it
 * reads. Empty when everything that was written into it is words.
 */
export function findExecutable(
  page: Page,
  text: string,
  type: DOMParserSupportedType,
): Promise<readonly string[]> {
  return page.evaluate(
    ({ text, type }) => {
      const parsed = new DOMParser().parseFromString(text, type);
      return [...parsed.querySelectorAll('*')].flatMap((element) => {
        const name = element.localName;
        const bad = element.getAttributeNames().filter((attribute) => {
          const value = element.getAttribute(attribute) ?? '';
          const isAddress = /^(href|src|action|formaction|data|srcdoc|poster|xlink:href|background)$/.test(
            attribute,
          );
          return (
            attribute.startsWith('on') || (isAddress && /^\s*(javascript|vbscript|data:text)/i.test(value))
          );
        });
        const words = element.textContent ?? '';
        const isForeign = ['iframe', 'object', 'embed', 'base', 'math', 'parsererror'].includes(name);
        const isScript = name === 'script' && /^\s*alert\(/.test(words);
        const isBroken = element.getAttribute('type') === 'application/ld+json' && !isJson(words);
        const found = [...bad, ...(isForeign || isScript || isBroken ? [words.slice(0, 40)] : [])];
        return found.map((what) => `${name}: ${what}`);
      });

      function isJson(written: string): boolean {
        try {
          return JSON.parse(written) !== null;
        } catch {
          return false;
        }
      }
    },
    { text, type },
  );
}
