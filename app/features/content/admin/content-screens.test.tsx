import { describe, expect, test } from 'vitest';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { ReauthenticationProvider } from '#app/components/reauthentication/reauthentication-provider.tsx';
import { FormsTab } from '#app/features/leads/admin/forms/forms.route.tsx';
import { LeadBoard } from '#app/features/leads/admin/lead-board.tsx';
import { LeadsPage } from '#app/features/leads/admin/leads-page.tsx';
import { adminPosts } from '#contract/content/admin-posts.ts';
import { type Lead, listLeads } from '#contract/leads/admin.ts';
import type { FormSubmission } from '#contract/leads/admin-forms.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { settingTypes } from '#shared/content/site-settings.ts';
import { leadStatuses } from '#shared/leads/forms.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { CoverField } from './articles/article-fields.tsx';
import { caseStudyKind, postKind } from './articles/article-kind.ts';
import { ArticleList, ArticleStatusBadge } from './articles/article-list.tsx';
import { ContentTabsLayout } from './content-tabs-layout.tsx';
import { withTypeHint } from './settings/setting-actions.ts';
import { SettingsTab } from './settings/settings-tab.tsx';

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
    ([, href, text]) => `${text} ${href}`,
  );
}

/** Each status is a tab of its list. */
const statusesIn = (html: string) =>
  [...html.matchAll(/href="[^"]*[?&;]status=(\w+)"/g)].map(([, value]) => value);

function CoverForm({ url }: { readonly url: string }) {
  const form = useActionForm({ id: 'x', action: '/', defaults: { slug: 'stok', featured_image: url } });
  return (
    <ActionForm form={form}>
      <CoverField name="featured_image" label="Sampul" />
    </ActionForm>
  );
}

const LEAD = '3f2b8c1e-0000-4000-8000-000000000001';
const NOW = '2026-11-28T03:00:00.000Z';

describe('the content screen', () => {
  test('[ADM-020, ACON-001] has its tabs, each with an address; a moderator sees what they may use', () => {
    const tabs = (role: 'admin' | 'moderator') =>
      runInLanguage('en', () => linksIn(htmlOf(<ContentTabsLayout role={role}>x</ContentTabsLayout>)));
    expect(tabs('admin')).toEqual([
      'Blog Posts /admin/content',
      'Case Studies /admin/content/case-studies',
      'Forms /admin/content/forms',
      'Leads /admin/content/leads',
      'Search /admin/content/searches',
      'Settings /admin/content/settings',
      'FAQ /admin/content/faq',
      'Testimonials /admin/content/testimonials',
      'Legal pages /admin/content/pages',
    ]);
    expect(tabs('moderator').map((link) => link.split(' /')[0])).toEqual([
      ...['Blog Posts', 'Case Studies', 'Forms', 'Leads', 'Search'],
    ]);
  });

  test('[ACON-004] says on every tab when there is nothing', () => {
    const none = { total: 0, table: tableAt(adminPosts.list) };
    const seen = [
      <ArticleList key="posts" kind={postKind} columns={[]} {...none} rows={[]} />,
      <ArticleList key="studies" kind={caseStudyKind} columns={[]} {...none} rows={[]} />,
      <FormsTab key="forms" forms={[]} submissions={[]} chosen={null} />,
      <LeadsPage key="leads" {...none} now={NOW} board={null} canBook leads={[]} />,
      <SettingsTab key="settings" settings={[]} viewerId="" />,
    ].map((tab) =>
      [...runInLanguage('en', () => htmlOf(tab)).matchAll(/<h2[^>]*>(No [^<]+)</g)].map(([, title]) => title),
    );
    expect(seen).toEqual([
      ['No blog posts found'],
      ['No case studies found'],
      ['No forms found', 'No form submissions found'],
      ['No leads found'],
      ['No settings found'],
    ]);
  });

  test('[DECISIONS 58] a change of a setting that guards money is approved by another admin, and taken back by its own', () => {
    const waiting = {
      id: '3f2b8c1e-0000-4000-8000-000000000000',
      value: '14',
      requested_by: 'ratna',
      requested_by_name: 'Ratna',
      created_at: '2026-11-22T03:00:00.000Z',
    };
    const setting = {
      key: 'refund_days',
      value: '7',
      type: 'number',
      description: 'Refund',
      waiting,
    } as const;
    const buttonsOf = (viewerId: string) => {
      const line = { ...setting, is_changed: false, guards_money: true };
      const html = htmlOf(
        <ReauthenticationProvider email="" hasPassword>
          <SettingsTab settings={[line]} viewerId={viewerId} />
        </ReauthenticationProvider>,
      );
      expect(html).toContain('Diajukan menjadi');
      return [...html.matchAll(/<button[^>]*>(Tolak|Setujui|Tarik kembali)</g)].map(([, name]) => name);
    };
    expect(buttonsOf('bima')).toEqual(['Tolak', 'Setujui']);
    expect(buttonsOf('ratna')).toEqual(['Tarik kembali']);
  });

  test('with nothing in a list there is nothing to search or to leaf through', () => {
    const listOf = (total: number, search = '') =>
      htmlOf(
        <LeadsPage
          table={tableAt(listLeads, search)}
          now={NOW}
          board={null}
          canBook
          leads={[]}
          total={total}
        />,
      );
    expect(listOf(0)).not.toContain('aria-label="Halaman"');
    expect(listOf(0)).toContain('<div hidden=""');
    // What was looked for can be changed.
    expect(listOf(0, 'search=x')).not.toContain('<div hidden=""');
    // All of it is on one page, whatever its size.
    expect(listOf(3)).not.toContain('aria-label="Halaman"');
    expect(listOf(21)).toContain('aria-label="Halaman"');
    // Pagination stays beyond the last page.
    expect(listOf(3, 'page=2')).toContain('aria-label="Halaman"');
  });

  test('[ACON-002, ACON-003] has a search and a status filter, and says when they find nothing', () => {
    const html = htmlOf(
      <ArticleList
        kind={postKind}
        columns={[]}
        table={tableAt(adminPosts.list, 'search=x&status=archived')}
        rows={[]}
        total={0}
      />,
    );
    expect(html).toMatch(/<input[^>]*name="search"[^>]*value="x"|<input[^>]*value="x"[^>]*name="search"/);
    expect(statusesIn(html)).toEqual(['draft', 'published', 'archived']);
    expect(textOf(html)).toContain('Tidak ada yang cocok');
    expect(textOf(html)).not.toContain('Belum ada artikel');
  });

  test('a cover is drawn until there is a picture, which is then shown in its sizes', () => {
    const cover = (url: string) => htmlOf(<CoverForm url={url} />);
    expect(cover('')).toMatch(
      /data-slot="cover"[^>]*src="[^"]*stok|src="[^"]*stok[^"]*"[^>]*data-slot="cover"/,
    );
    expect(textOf(cover(''))).toContain('Unggah gambar');
    const uploaded = cover('/api/media/00000000-0000-4000-8000-000000000001/1600x900-c86432.jpg');
    expect(uploaded).toMatch(/<source[^>]*srcSet="[^"]+ \d+w/i);
    expect(uploaded).not.toContain('data-slot="cover"');
    expect(textOf(uploaded)).toContain('Hapus gambar');
  });

  test('[ACON-005] shows ten of the newest submissions at once, with all that was filled in', () => {
    const submissions = Array.from(
      { length: 12 },
      (_, at): FormSubmission => ({
        id: `00000000-0000-4000-8000-0000000000${10 + at}`,
        form_id: 'contact',
        ...{
          email: `orang${at}@contoh.example`,
          ...(at === 1 ? { lead_id: LEAD, name: 'Sari Dewi' } : { lead_id: null, name: null }),
        },
        answers: { message: '<b>Halo</b>', name: 'Sari' },
        submission_count: 1,
        place: null,
        place_month: null,
        ip_address: '203.0.113.7',
        submitted_at: '2026-11-21T03:00:00.000Z',
      }),
    );
    const html = htmlOf(<FormsTab forms={[]} submissions={submissions} chosen={null} />);
    expect(html.match(/<details/g)).toHaveLength(10);
    expect(textOf(html)).toContain('orang0@contoh.example');
    expect(textOf(html)).toMatch(/Sari Dewi ?orang1@contoh.example/);
    expect(html).toContain(`href="/admin/content/leads/${LEAD}"`);
    expect(textOf(html)).toContain('Nama Sari Pesan <b>Halo</b>');
    expect(textOf(html)).toContain('203.0.113.7');
    expect(textOf(html)).toContain('Halaman 1 dari 2');
  });

  test('tells for each type of setting what it must look like; other refusals speak for themselves', () => {
    const url = { key: 'youtube_url', type: 'url' } as const;
    const invalid = { code: 'INVALID_SETTING', message: 'Nilai ini tidak sesuai jenisnya.' };
    const told = settingTypes.map((type) => withTypeHint({ key: '', type }, invalid).message);
    expect(new Set([...told, invalid.message]).size).toBe(settingTypes.length + 1);
    expect(withTypeHint({ key: 'film_max_gb', type: 'number' }, invalid).message).toBe(
      'Tulis angka bulat 1 sampai 16.',
    );
    expect(withTypeHint(url, invalid).message).toContain('https://');
    const changed = { code: 'SETTING_CHANGED', message: 'Sudah diubah.' };
    expect(withTypeHint(url, changed)).toEqual(changed);
  });

  test('leads of the same name are distinguished on the board by their business, else by their address', () => {
    const lead = (at: number, company: string | null): Lead => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      name: 'Sari Dewi',
      email: `sari${at}@contoh.example`,
      ...{ phone: null, company, source: 'website', form_type: 'contact', status: 'new' },
      lead_score: 50,
      request: null,
      reason: null,
      owner_id: null,
      next_action: null,
      next_action_on: null,
      created_at: '2026-11-21T03:00:00.000Z',
      updated_at: '2026-11-21T03:00:00.000Z',
    });
    const leads = [lead(1, null), lead(2, null), lead(3, 'Toko Melati')];
    const text = textOf(
      htmlOf(<LeadBoard canBook now={NOW} sign_ups={[]} columns={[{ status: 'new', total: 3, leads }]} />),
    );
    expect(text).toContain('sari1@contoh.example');
    expect(text).toContain('sari2@contoh.example');
    expect(text).toContain('Toko Melati');
    expect(text).not.toContain('sari3@contoh.example');
  });

  test('a card of the board says what somebody wants, since when, what is next, and how to answer', () => {
    const lead: Lead = {
      ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Sari Dewi', email: 'sari@contoh.example' },
      ...{ phone: '0812 3456 7890', company: 'Toko Melati', source: 'website', form_type: 'contact' },
      ...{ status: 'new', lead_score: 100, request: 'Balas chat masih satu per satu', owner_id: null },
      ...{ reason: null, next_action: 'Telepon', next_action_on: '2026-11-30' },
      ...{ created_at: '2026-11-25T18:00:00.000Z', updated_at: '2026-11-25T18:00:00.000Z' },
    };
    const board = (one: Lead) =>
      htmlOf(
        <LeadBoard canBook now={NOW} sign_ups={[]} columns={[{ status: 'new', total: 1, leads: [one] }]} />,
      );
    expect(textOf(board(lead))).toMatch(
      /Sari Dewi .*Toko Melati Balas chat masih satu per satu 2 hari lalu ?, Kontak Telepon ?, sebelum 30 Nov WhatsApp/,
    );
    expect(board(lead)).toContain('href="https://wa.me/6281234567890"');
    expect(board({ ...lead, phone: null })).toContain('href="mailto:sari@contoh.example"');
    expect(textOf(board(lead))).not.toContain('Skor');
    const lost = textOf(board({ ...lead, status: 'lost', reason: 'Terlalu mahal' }));
    expect(lost).toContain('Kontak Terlalu mahal WhatsApp');
    expect(lost).not.toContain('Telepon');
  });

  test('people who only signed up are a line below the board, which leads to them', () => {
    const board = (join: number) =>
      htmlOf(
        <LeadBoard
          canBook
          now={NOW}
          columns={[{ status: 'new', total: 0, leads: [] }]}
          sign_ups={[
            { form_type: 'join_community', total: join },
            { form_type: 'ai_agent_notice', total: 0 },
          ]}
        />,
      );
    expect(textOf(board(2))).toContain('Hanya mendaftar: Komunitas (2)');
    expect(board(2)).toContain('href="/admin/content/leads/table?form_type=join_community"');
    expect(textOf(board(0))).toContain('Belum ada prospek');
  });

  test('the age of a lead is told in days for a month, then in months', () => {
    const ages = [0, 1, 29, 30, 59, 61];
    expect(ages.map((days) => leadsCopy.age(days))).toEqual([
      ...['hari ini', '1 hari lalu', '29 hari lalu', '1 bulan lalu', '1 bulan lalu', '2 bulan lalu'],
    ]);
    expect(runInLanguage('en', () => ages.map((days) => leadsCopy.age(days)))).toEqual([
      ...['today', '1 day ago', '29 days ago', '1 month ago', '1 month ago', '2 months ago'],
    ]);
  });

  test('[ACON-009] offers exactly the five statuses of a lead to filter by', () => {
    const html = htmlOf(
      <LeadsPage table={tableAt(listLeads)} now={NOW} board={null} canBook leads={[]} total={0} />,
    );
    expect(statusesIn(html)).toEqual([...leadStatuses]);
  });

  test('[ACON-007] names where a text stands, and the day that a draft waits for', () => {
    const told = (status: 'draft' | 'published' | 'archived', scheduledAt: string | null = null) =>
      textOf(htmlOf(<ArticleStatusBadge status={status} scheduledAt={scheduledAt} />)).trim();
    expect([told('draft'), told('published'), told('archived')]).toEqual(['Draf', 'Terbit', 'Arsip']);
    expect(told('draft', '2026-12-01T02:00:00.000Z')).toBe('Terjadwal 1 Des, 09.00');
  });
});
