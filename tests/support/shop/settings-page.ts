import { action, loader } from '#app/features/account/settings/settings.route.tsx';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { expect } from '../machine/database.ts';
import { cookieFor, makeAccount } from './accounts.ts';
import { visitTo } from './posting-page.ts';

export const email = 'sari@contoh.example';
type Fields = Readonly<Record<string, string>>;

/** Sari before her settings: what their forms answer, as status with target, or with the answer that is shown. */
export async function settingsOf(db: Database, composed: ComposedApp = createComposedApp(db)) {
  const id = await makeAccount(db, email);
  let cookie = await cookieFor(composed, email);
  // As in a browser, the session goes on with the cookie of the last answer.
  const fetch: ComposedApp['app']['fetch'] = async (...call) => {
    const answer = await composed.app.fetch(...call);
    const set = cookieOf(answer);
    if (set.includes('session')) cookie = set;
    return answer;
  };
  const app = { ...composed, app: { ...composed.app, fetch } };
  const post = async (path: string, fields: Fields, as = cookie) => {
    const answer = await action({ ...visitTo({ app, cookie: as }, path, fields), params: {} });
    if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
    const { problem, result, success, form } = answer.data;
    for (const secret of secretsOf(fields)) expect(JSON.stringify(answer.data)).not.toContain(secret);
    return {
      status: answer.init?.status ?? 200,
      form,
      code: problem?.code,
      wrong: result?.error ?? {},
      kept: result?.initialValue ?? {},
      success: success ?? {},
    };
  };
  const show = async (path = '/user/settings') => loader({ ...visitTo({ app, cookie }, path), params: {} });
  const mailedCode = async () => /\b\d{6}\b/.exec((await app.lastMail(email)).text)?.[0] ?? '';
  return { app, id, cookie, post, show, mailedCode };
}

/** Passwords and codes that were typed; an answer must not repeat them. */
function secretsOf(fields: Fields): readonly string[] {
  const names = ['password', 'currentPassword', 'newPassword', 'code', 'proof_password', 'proof_code'];
  return names.map((name) => fields[name] ?? '').filter((secret) => secret !== '');
}

export const staleProof = (db: Database) =>
  db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
