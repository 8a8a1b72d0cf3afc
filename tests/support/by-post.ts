import type { RunningApp } from './machine/app-server.ts';
import { sessionCookie } from './session-cookie.ts';

/** Forms as a browser without scripts sends them: a POST of the page's own fields, answered by a page. */
interface PostResult {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** A browser of its own, signed in or not. */
export const visitorOf = ({ url }: RunningApp, cookie = '') => ({ url, cookie });
type Visitor = ReturnType<typeof visitorOf>;

export const signedIn = async ({ url }: RunningApp, email: string): Promise<Visitor> => ({
  url,
  cookie: await sessionCookie(url, email),
});

export async function post({ url, cookie }: Visitor, path: string, answers: Answers): Promise<PostResult> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(answers))
    for (const one of [value].flat()) body.append(name, one);
  const answer = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, cookie },
    body,
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: await answer.text(),
  };
}

export const page = async ({ url, cookie }: Visitor, path: string) =>
  (await fetch(url + path, { headers: { cookie } })).text();

/** The element of a field, and the words that it points at as its problem. */
export function fieldIn(html: string, name: string) {
  const [tag = ''] = new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const texts = ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '');
  return { tag, problem: texts.join(' ').replace(/<[^>]+>/g, '') };
}

export async function balanceOf({ url, cookie }: Visitor): Promise<number> {
  const { wallet } = await (await fetch(`${url}/api/wallet`, { headers: { cookie } })).json();
  return wallet.balance_bigint;
}
