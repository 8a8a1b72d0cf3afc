import { systemActor } from '#server/audit/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SitePage } from '#shared/content/content.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { getSitePage, listSitePages, saveSitePage } from './index.ts';

const words = { title: 'Syarat', description: '', content: '<h2>Satu</h2><script>x()</script>' };

describe('a text of its own', () => {
  test('is written for the first time, cleaned, and then only on what stands', async ({ db }) => {
    const save = (edit: { readonly name: SitePage; readonly base_updated_at: string | null }) =>
      withTx(db, (tx) => saveSitePage(tx, systemActor, { ...words, ...edit }));
    const empty = { name: 'terms', title: '', description: '', content: '', updated_at: null };
    expect((await listSitePages(db.orm))[1]).toEqual(empty);
    const [one, other] = await Promise.all([
      save({ name: 'terms', base_updated_at: null }),
      save({ name: 'terms', base_updated_at: null }),
    ]);
    // Of two who write it at once, the second is told.
    const refused = [one, other].flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(refused).toEqual(['CONTENT_CHANGED']);
    const found = await getSitePage(db.orm, 'terms');
    expect(found).toMatchObject({ ok: true, value: { content: '<h2 id="satu">Satu</h2>' } });
    const base_updated_at = found.ok ? found.value.updated_at : null;
    expect(await save({ name: 'terms', base_updated_at })).toMatchObject({ ok: true });
    const { rows } = await db.pool.query("select action from audit_entries where subject_type = 'site_page'");
    expect(rows).toEqual([{ action: 'site_page.changed' }, { action: 'site_page.changed' }]);
  });
});
