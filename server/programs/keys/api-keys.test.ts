import fc from 'fast-check';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeKey } from '#tests/support/shop/api-keys.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { listApiKeys, revokeApiKey } from '../index.ts';
import { isWellFormedKey, newKey } from './api-keys.ts';

const ORDERS = '/api/admin/orders';

async function makeAdmin(db: Database) {
  const admin = await makePerson(db);
  await db.pool.query("update users set role = 'admin' where id = $1", [admin.id]);
  return admin;
}

async function openKey(db: Database, environment: Readonly<Record<string, string>> = {}) {
  const admin = await makeAdmin(db);
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '1000', ...environment } });
  const key = await makeKey(db, admin.id);
  return { ...key, admin, app, status: async () => (await app.get(ORDERS, key.headers)).status };
}

describe('a key', () => {
  test('is found by scanners and told from a mistyped one without asking anybody', () => {
    const key = newKey();
    expect(key).toMatch(/^arunika_key_[0-9A-Za-z]{38}$/);
    expect(isWellFormedKey(key)).toBe(true);
    const place = fc.integer({ min: 'arunika_key_'.length, max: key.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom(...'abcXYZ019'), (at, letter) => {
        const typed = `${key.slice(0, at)}${letter}${key.slice(at + 1)}`;
        expect(isWellFormedKey(typed)).toBe(typed === key);
      }),
    );
  });

  test('is kept as a digest only, and is listed without it', async ({ db }) => {
    const { key, admin } = await openKey(db);
    const { rows } = await db.pool.query('select to_jsonb(k)::text as row from api_keys k');
    expect(rows[0].row).not.toContain(key.slice(0, -4));
    const [listed] = await listApiKeys(db.orm);
    expect(listed).toMatchObject({ name: 'n8n', hint: key.slice(-4), state: 'active', last_used_at: null });
    expect(listed?.created_by).toBe(admin.full_name);
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  test('opens until it expires, is revoked, or the account of its maker is closed or loses the role', async ({
    db,
  }) => {
    const { id, admin, status } = await openKey(db);
    await makeAdmin(db);
    const set = (change: string) => db.pool.query(`update ${change}`);
    expect(await status()).toBe(200);
    await set(
      `api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`,
    );
    expect(await status()).toBe(401);
    await set('api_keys set expires_at = null');
    await set(`users set is_active = false where id = '${admin.id}'`);
    expect(await status()).toBe(401);
    await set(`users set is_active = true, role = 'moderator' where id = '${admin.id}'`);
    expect(await status()).toBe(200);
    await set(`users set role = 'user' where id = '${admin.id}'`);
    expect(await status()).toBe(403);
    await set(`users set role = 'admin' where id = '${admin.id}'`);
    expect(await revokeApiKey(db, id, systemActor)).toEqual({ ok: true, value: {} });
    expect(await status()).toBe(401);
    expect(await revokeApiKey(db, id, systemActor)).toMatchObject({ refusal: { code: 'API_KEY_NOT_FOUND' } });
    const { rows } = await db.pool.query(
      "select action, actor_id from audit_entries where subject_type = 'api_key' order by id",
    );
    expect(rows).toEqual([
      { action: 'api_key.created', actor_id: admin.id },
      { action: 'api_key.revoked', actor_id: null },
    ]);
  });

  test('needs the second factor that admins must have', async ({ db }) => {
    const { status } = await openKey(db, { ADMIN_TWO_FACTOR: 'required' });
    expect(await status()).toBe(403);
    await db.pool.query('update users set two_factor_enabled = true');
    expect(await status()).toBe(200);
  });

  test('says when it was used last, and writes that once a minute', async ({ db }) => {
    const { status } = await openKey(db);
    const used = async () => (await db.pool.query('select last_used_at, xmin from api_keys')).rows[0];
    await Promise.all([status(), status(), status()]);
    const first = await used();
    expect(first.last_used_at).not.toBeNull();
    await status();
    expect(await used()).toEqual(first);
    await db.pool.query("update api_keys set last_used_at = now() - interval '61 seconds'");
    await status();
    expect((await used()).last_used_at.getTime()).toBeGreaterThanOrEqual(first.last_used_at.getTime());
  });

  test('has a limit of its own, and says how much of it is left', async ({ db }) => {
    const { app, headers, admin } = await openKey(db, { RATE_LIMIT_FACTOR: '0.01' });
    const answers = [];
    for (let call = 0; call < 4; call++) answers.push(await app.get(ORDERS, headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"api-key";r=2;t=\d+$/);
    const other = await makeKey(db, admin.id);
    expect((await app.get(ORDERS, other.headers)).status).toBe(200);
  });

  test('stands in the log beside what was done with it', async ({ db }) => {
    const admin = await makeAdmin(db);
    const app = createComposedApp(db);
    const { headers } = await makeKey(db, admin.id, { scopes: ['content:write'] });
    const post = {
      ...{ title: 'Satu', slug: '', excerpt: '', content: '', status: 'draft', published_at: null },
      ...{ meta_title: null, meta_description: null, category: 'AI', tags: [], featured_image: null },
    };
    expect((await app.post('/api/admin/content/posts', post, headers)).status).toBe(200);
    const { rows } = await db.pool.query(
      "select k.name from audit_entries a join api_keys k on k.id = a.api_key_id where a.action = 'post.created'",
    );
    expect(rows).toEqual([{ name: 'n8n' }]);
  });

  test('opens no page, signs nobody in and is no session', async ({ db }) => {
    const { app, headers } = await openKey(db);
    expect((await app.get('/api/auth/session', headers)).status).toBe(403);
    const body = { currentPassword: 'rahasia-untuk-uji', newPassword: 'rahasia-yang-lain' };
    expect((await app.post('/api/auth/change-password', body, headers)).status).toBe(401);
  });
});
