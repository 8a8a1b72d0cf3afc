import { randomUUID } from 'node:crypto';
import { type Actor, systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { leadStatuses } from '#shared/leads/forms.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import {
  addLeadNote,
  exportLeads,
  exportSubmissions,
  listFormsForAdmin,
  listLeads,
  listSubmissions,
  readBoard,
  readLead,
  updateForm,
  updateLead,
} from './index.ts';

interface Wishes {
  readonly full_name?: string;
  readonly company?: string;
  readonly status?: string;
  readonly score?: number;
}

async function makeLead(db: Database, overrides: Wishes = {}): Promise<string> {
  const { full_name = 'Sari', company = null, status = 'new', score = 40 } = overrides;
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into leads (full_name, email, phone, company, form_type, form_data, status, lead_score)
     values ($1, gen_random_uuid() || '@contoh.example', '0812 3456 7890', $2, 'contact',
       '{"message": "=1+1", "topic": "Layanan"}', $3, $4) returning id`,
    [full_name, company, status, score],
  );
  return rows[0]?.id ?? '';
}

const asActor = (id: string): Actor => ({ ...systemActor, id, role: 'moderator' });
const window = { sort: '-created_at', limit: 20, offset: 0 } as const;

async function moderator(db: Database): Promise<Actor> {
  const { id } = await makePerson(db);
  await db.pool.query("update users set role = 'moderator' where id = $1", [id]);
  return asActor(id);
}

describe('a lead', () => {
  test('says in one line what was asked for: in own words before a choice, and nothing where nothing was', async ({
    db,
  }) => {
    const id = await makeLead(db);
    const request = async (answers: Readonly<Record<string, string>>) => {
      await db.pool.query('update leads set form_data = $1', [answers]);
      const { leads } = await listLeads(db.orm, {}, window);
      return leads.find((lead) => lead.id === id)?.request;
    };
    expect(await request({ message: ' Stok selalu\nberbeda', topic: 'Layanan' })).toBe('Stok selalu');
    expect(await request({ challenges: 'x'.repeat(300), message: 'kedua' })).toBe('x'.repeat(200));
    expect(await request({ message: ' ', goal: 'Melatih tim memakai AI' })).toBe('Melatih tim memakai AI');
    expect(await request({ email: 'sari@contoh.example' })).toBeNull();
  });

  test('[AENT-030, ACON-009, ACON-010] moves between all statuses, and every move is kept with who made it', async ({
    db,
  }) => {
    const actor = await moderator(db);
    const id = await makeLead(db, { company: 'Toko Melati' });
    for (const status of ['contacted', 'qualified', 'converted', 'lost', 'new'] as const) {
      const moved = await withTx(db, (tx) => updateLead(tx, actor, { id, status }));
      expect(moved).toMatchObject({
        value: { status, name: 'Sari', company: 'Toko Melati', source: 'website' },
      });
    }
    // Sent again by the person, so no staff actor.
    await db.pool.query("update leads set status = 'lost' where id = $1", [id]);
    const found = await readLead(db.orm, id);
    const history = found.ok ? found.value.history : [];
    expect(history.map(({ to_status, actor_name }) => [to_status, actor_name])).toEqual([
      ['lost', null],
      ...['new', 'lost', 'converted', 'qualified', 'contacted'].map((status) => [status, 'Sari W.']),
    ]);
    await expect(db.pool.query("update leads set status = 'strange'")).rejects.toThrow(/leads_status_check/);
  });

  test('keeps in a few words why it was won or lost, with that move only', async ({ db }) => {
    const actor = await moderator(db);
    const id = await makeLead(db);
    const change = (part: object) => withTx(db, (tx) => updateLead(tx, actor, { id, ...part }));
    expect(await change({ status: 'contacted', reason: 'Ragu' })).toMatchObject({
      refusal: { code: 'LEAD_STILL_OPEN' },
    });
    expect(await change({ status: 'lost', reason: 'Terlalu mahal' })).toMatchObject({
      value: { status: 'lost', reason: 'Terlalu mahal' },
    });
    expect(await change({ reason: 'Pakai vendor lain' })).toMatchObject({
      value: { reason: 'Pakai vendor lain' },
    });
    expect(await change({ status: 'new' })).toMatchObject({ value: { reason: null } });
    const found = await readLead(db.orm, id);
    expect(found.ok && found.value.history.map(({ to_status, reason }) => [to_status, reason])).toEqual([
      ['new', null],
      ['lost', 'Pakai vendor lain'],
    ]);
  });

  test('has an owner of the team, a next action, a score, and keeps what is not named', async ({ db }) => {
    const actor = await moderator(db);
    const stranger = await makePerson(db);
    const id = await makeLead(db);
    const change = (part: object) => withTx(db, (tx) => updateLead(tx, actor, { id, ...part }));
    expect(await change({ owner_id: actor.id, lead_score: 90 })).toMatchObject({ ok: true });
    expect(await change({ next_action: 'Telepon', next_action_on: '2026-12-01' })).toMatchObject({
      value: { owner_id: actor.id, lead_score: 90, next_action_on: '2026-12-01', status: 'new' },
    });
    expect(await change({ owner_id: stranger.id })).toMatchObject({ refusal: { code: 'OWNER_NOT_STAFF' } });
    // A date needs an action; both may be cleared together.
    const alone = { refusal: { code: 'NEXT_ACTION_MISSING' } };
    expect(await change({ next_action: null })).toMatchObject(alone);
    expect(await change({ next_action: null, next_action_on: null })).toMatchObject({
      value: { next_action: null, next_action_on: null, lead_score: 90 },
    });
    expect(await change({ next_action_on: '2026-12-01' })).toMatchObject(alone);
    const nobody = { id: randomUUID(), status: 'lost' } as const;
    expect(await withTx(db, (tx) => updateLead(tx, actor, nobody))).toMatchObject({ ok: false });
  });

  test('collects notes with author and time that the database does not let change', async ({ db }) => {
    const actor = await moderator(db);
    const id = await makeLead(db);
    for (const note of ['Ditelepon.', 'Minta penawaran.']) {
      await withTx(db, (tx) => addLeadNote(tx, actor, { id, note }));
    }
    const found = await readLead(db.orm, id);
    expect(found).toMatchObject({
      value: {
        lead: { answers: { topic: 'Layanan' } },
        staff: [{ id: actor.id }],
        notes: [
          { note: 'Minta penawaran.', author_name: 'Sari W.', created_at: expect.any(String) },
          { note: 'Ditelepon.' },
        ],
      },
    });
    const forged = db.pool.query("update lead_notes set note = 'Lain'");
    await expect(forged).rejects.toThrow(/append-only/);
    await db.pool.query('delete from leads');
  });
});

describe('the pipeline', () => {
  test('[AAPI-026, ACON-002, ACON-003] is searched by name, phone and company, filtered, and counted', async ({
    db,
  }) => {
    await makeLead(db, { full_name: 'Sari', company: 'Toko Melati', status: 'lost' });
    await makeLead(db, { full_name: 'Budi', company: 'Klinik' });
    const names = async (filter: Parameters<typeof listLeads>[1]) => {
      const { leads, total } = await listLeads(db.orm, filter, window);
      expect(total).toBe(leads.length);
      return leads.map(({ name }) => name).toSorted();
    };
    expect(await names({})).toEqual(['Budi', 'Sari']);
    expect(await names({ search: 'melati' })).toEqual(['Sari']);
    expect(await names({ search: '0812 3456' })).toEqual(['Budi', 'Sari']);
    expect(await names({ search: '0812', status: 'new' })).toEqual(['Budi']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  test('is a board with a column for each status, newest first, beside which sign-ups are only counted', async ({
    db,
  }) => {
    await makeLead(db, { full_name: 'Lama', score: 90 });
    await makeLead(db, { full_name: 'Baru', score: 20 });
    await makeLead(db, { full_name: 'Batal', status: 'lost' });
    const member = await makeLead(db, { full_name: 'Anggota' });
    await db.pool.query("update leads set form_type = 'join_community' where id = $1", [member]);
    const { columns, sign_ups } = await readBoard(db.orm, undefined);
    expect(columns.map(({ status, leads }) => [status, leads.map(({ name }) => name)])).toEqual(
      leadStatuses.map((status) => [
        status,
        status === 'new' ? ['Baru', 'Lama'] : status === 'lost' ? ['Batal'] : [],
      ]),
    );
    expect(sign_ups).toEqual([
      { form_type: 'join_community', total: 1 },
      { form_type: 'ai_agent_notice', total: 0 },
    ]);
  });

  test('is exported whole, also when thousands came at one moment', async ({ db }) => {
    await db.pool.query(
      `insert into leads (full_name, email, form_type, form_data, lead_score)
       select '=N' || n, n || '@contoh.example', 'contact', '{}', 10 from generate_series(1, 2100) n`,
    );
    const text = await new Response(exportLeads(db.orm, {}).content('comma')).text();
    const lines = text.trimEnd().split('\r\n');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[3])).size).toBe(2100);
    expect(lines[1]).toContain("'=N");
  });

  test('is read by its indexes: the newest and the best of a status, and a search', async ({ db }) => {
    await db.pool.query(
      `insert into leads (full_name, email, form_type, form_data, lead_score, created_at, status)
       select 'N' || n, n || '@contoh.example', 'contact', '{}', n % 100, now() - n * interval '1 minute',
         case when n % 50 = 0 then 'new' else 'lost' end from generate_series(1, 8000) n`,
    );
    // A GIN index buffers new words until it is vacuumed, which makes it expensive.
    await db.pool.query('vacuum (analyze) leads');
    for (const [index, where] of [
      ['leads_status', "status = 'new' order by created_at desc, id limit 20"],
      ['leads_status_score', "status = 'new' order by lead_score desc, created_at desc, id limit 20"],
      ['leads_search', "search_text like '%melati%' limit 20"],
    ] as const) {
      const { rows } = await db.pool.query(`explain select id from leads where ${where}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(new RegExp(`\\b${index}\\b`));
      expect(plan).not.toMatch(/Seq Scan/);
    }
  });
});

describe('forms', () => {
  test('[AENT-028, ACON-006] have a name, a description and a day, and are switched with an audit entry', async ({
    db,
  }) => {
    const forms = await listFormsForAdmin(db.orm);
    expect(forms).toHaveLength(6);
    expect(forms[0]).toEqual({
      form_type: 'free_audit',
      name: 'Free audit',
      description: expect.stringContaining('audit gratis'),
      is_active: true,
      created_at: expect.any(String),
    });
    const off = { form_type: 'contact', is_active: false } as const;
    const after = await withTx(db, async (tx) => ({
      ok: true as const,
      value: await updateForm(tx, systemActor, off),
    }));
    expect(after.ok && after.value.find(({ form_type }) => form_type === 'contact')?.is_active).toBe(false);
    const { rows } = await db.pool.query('select action, subject_id from audit_entries');
    expect(rows).toEqual([{ action: 'form.closed', subject_id: 'contact' }]);
  });

  test('[AENT-029, AAPI-029, ACON-005] have the newest 100 submissions with all answers, and all of them as CSV', async ({
    db,
  }) => {
    await db.pool.query(
      `insert into form_submissions (email, form_type, form_data, submission_key, consent_at, ip_address, last_updated_at)
       select n || '@contoh.example', 'contact', jsonb_build_object('name', 'N' || n), gen_random_uuid(), now(),
         '203.0.113.7', now() + n * interval '1 minute' from generate_series(1, 130) n`,
    );
    const { rows } = await db.pool.query(
      `insert into leads (full_name, email, form_type, form_data, lead_score)
       values ('Nia Baru', '130@contoh.example', 'contact', '{}', 40) returning id`,
    );
    const sent = await listSubmissions(db.orm, undefined);
    expect(sent[1]).toMatchObject({ lead_id: null, name: null });
    expect(sent).toHaveLength(100);
    expect(sent[0]).toMatchObject({
      form_id: 'contact',
      email: '130@contoh.example',
      ...{ lead_id: rows[0].id, name: 'Nia Baru' },
      answers: { name: 'N130' },
      ip_address: '203.0.113.7',
      submitted_at: expect.any(String),
    });
    expect(await listSubmissions(db.orm, 'free_audit')).toEqual([]);
    const text = await new Response(exportSubmissions(db.orm, 'contact').content('comma')).text();
    const [head, newest, ...others] = text.trimEnd().split('\r\n');
    expect(head).toContain('Alamat IP,Nama,WhatsApp,');
    expect(newest).toContain('203.0.113.7,N130,');
    expect(others).toHaveLength(129);
  });
});
