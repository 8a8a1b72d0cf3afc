import { RouterContextProvider } from 'react-router';
import { apiContext, createPageApi } from '#app/lib/api/api-context.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { APP_URL, type ComposedApp } from '#server/testing/composed-app.ts';

type Fields = Readonly<Record<string, string>>;

interface Browser {
  readonly app: ComposedApp;
  readonly cookie: string;
}

/** Arguments for a page's loader and action that call the composed app as this browser. */
export function visitTo({ app, cookie }: Browser, path: string, fields?: Fields) {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createPageApi((request) => app.app.fetch(request, '127.0.0.1'), {
      headers: { cookie, origin: APP_URL },
    }),
  );
  const facts = {
    is_development: false,
    has_google: false,
    has_whatsapp: false,
    has_assistant_endpoint: false,
    ad_platforms: [],
    demo_accounts: [],
    demo_vouchers: [],
  };
  context.set(siteContext, { ...facts, app_url: APP_URL });
  const url = new URL(path, APP_URL);
  const post = fields && { method: 'POST', body: new URLSearchParams(fields) };
  return { context, url, request: new Request(url, post), pattern: '' };
}

type PageResult = Response | { readonly data: FormReply; readonly init: { readonly status?: number } | null };

/** Where an answer leads, or what it says and under which status; a redirect may be thrown, too. */
export async function answerOf(answering: () => Promise<PageResult>) {
  try {
    return told(await answering());
  } catch (thrown) {
    if (thrown instanceof Response) return told(thrown);
    throw thrown;
  }
}

function told(answer: PageResult) {
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  return { status: answer.init?.status ?? 200, code: answer.data.problem?.code };
}
