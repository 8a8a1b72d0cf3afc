/** The path of an absolute address as it was sent; does not parse it, which takes longer than a kept page. */
export function pathOf(url: string): string {
  const rest = pathAndSearchOf(url);
  const end = rest.search(/[?#]/);
  return end === -1 ? rest : rest.slice(0, end);
}

export function pathAndSearchOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  return start === -1 ? '/' : url.slice(start);
}
