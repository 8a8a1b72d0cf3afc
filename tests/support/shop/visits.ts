import type { ComposedApp } from '#server/testing/composed-app.ts';

/** A browser as people have it, unless a test says otherwise. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

interface OpenedPage {
  readonly path: string;
  readonly agent?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Tags of its address. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly referrer?: string;
  readonly webdriver?: string;
}

/** Does what the script of a page does; returns the answer's status. */
export async function openPage(
  { app, visits }: Pick<ComposedApp, 'app' | 'visits'>,
  {
    path,
    agent = PHONE,
    address = '127.0.0.1',
    headers = {},
    tags = {},
    referrer = '',
    webdriver = 'false',
  }: OpenedPage,
): Promise<number> {
  const origin = 'http://localhost:3000';
  const search = new URLSearchParams(tags);
  const body = `${path}${search.size === 0 ? '' : `?${search}`}\n${referrer}\n${webdriver}`;
  const request = new Request(`${origin}/visits`, {
    method: 'POST',
    headers: { origin, 'user-agent': agent, ...headers },
    body,
  });
  const { status } = await app.fetch(request, address);
  await visits.settle();
  return status;
}
