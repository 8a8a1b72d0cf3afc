import { randomUUID } from 'node:crypto';
import { balanceOf, fieldIn, page, post, signedIn, visitorOf } from '#tests/support/by-post.ts';
import { expect, test as withApp } from '#tests/support/machine/built-app.ts';
import { codeMailedTo } from '#tests/support/mailed-code.ts';
import { ADMIN, BUYER, NEW_BUYER } from '#tests/support/shop/demo-accounts.ts';
import { formFields } from '#tests/support/shop/forms.ts';

const posted = [
  { type: 'contact', path: '/contact', received: 'Pesan Anda sudah kami terima' },
  { type: 'consultation_booking', path: '/consultation', received: 'Pilihan waktu Anda sudah kami terima' },
  {
    type: 'mentorship_application',
    path: '/mentorship',
    received: 'Pengajuan mentorship Anda sudah kami terima',
  },
  { type: 'ai_agent_notice', path: '/ai-agent', received: 'Anda akan dikabari' },
] as const;

withApp.for(posted)(
  'the form of $path goes by POST: what is wrong comes back beside its field with what was typed, what is right leads on, and twice is once',
  async ({ type, path, received }, { app, db }) => {
    const visitor = visitorOf(app);
    const email = `${type}@contoh.example`;
    const answers = { ...formFields[type], email, consent: 'on', trap: '' };
    const form = new RegExp(`<form[^>]*id="${type}"[^>]*>`).exec(await page(visitor, path))?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="${path}"`);
    const { consent: _, ...without } = answers;
    const wrong = await post(visitor, path, { ...without, email: 'bukan alamat' });
    expect([wrong.status, wrong.location]).toEqual([422, null]);
    expect(fieldIn(wrong.html, 'email')).toMatchObject({
      tag: expect.stringMatching(/autofocus.*value="bukan alamat"|value="bukan alamat".*autofocus/i),
      problem: 'Tulis alamat email yang benar.',
    });
    expect(fieldIn(wrong.html, 'consent').problem).toBe('Persetujuan Anda diperlukan.');
    const sent = await post(visitor, path, answers);
    const again = await post(visitor, path, answers);
    expect([sent.status, sent.location]).toEqual([303, `${path}?sent=${type}#${type}`]);
    expect([again.status, again.location]).toEqual([sent.status, sent.location]);
    expect(await page(visitor, `${path}?sent=${type}`)).toContain(received);
    const { rows } = await db.pool.query('select submission_count from form_submissions where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ submission_count: 1 }]);
  },
);

withApp(
  '[DECISIONS 30] a form that an admin closed says so on its page, and to whoever sends it all the same',
  async ({ app, db }) => {
    const visitor = visitorOf(app);
    const setOpen = (isOpen: boolean) =>
      db.pool.query("update forms set is_active = $1 where form_type = 'contact'", [isOpen]);
    await setOpen(false);
    await expect.poll(() => page(visitor, '/contact')).toContain('Formulir ini sedang ditutup.');
    const late = await post(visitor, '/contact', {
      ...formFields.contact,
      email: 'telat@contoh.example',
      consent: 'on',
    });
    expect(late.status).toBe(409);
    expect(late.html).toContain('Formulir ini sedang ditutup.');
    await setOpen(true);
    await expect.poll(() => page(visitor, '/contact')).toContain('name="message"');
  },
);

withApp.for([
  { who: 'without an account, which is made by it', email: 'audit-baru@contoh.example' },
  { who: 'with an account', email: NEW_BUYER },
])(
  '[FORM-004][DECISIONS 64] the audit of a visitor $who goes by two POSTs: what is asked, and the mailed code',
  async ({ email }, { app, db }) => {
    const visitor = visitorOf(app);
    const answers = { ...formFields.free_audit, email, consent: 'on', step: '2' };
    expect((await post(visitor, '/free-audit', { ...answers, services: [] })).status).toBe(422);
    const asked = await post(visitor, '/free-audit', answers);
    expect([asked.status, fieldIn(asked.html, 'code').tag]).toEqual([
      200,
      expect.stringMatching(/autofocus/i),
    ]);
    expect(fieldIn(asked.html, 'companyName').tag).toContain('value="Toko Contoh"');
    const wrong = await post(visitor, '/free-audit', { ...answers, code: '000000' });
    expect([wrong.status, fieldIn(wrong.html, 'code').problem]).toEqual([
      422,
      expect.stringContaining('Kode ini salah atau sudah kedaluwarsa.'),
    ]);
    expect(wrong.html).not.toContain('value="000000"');
    const code = await codeMailedTo(db, email);
    const sent = await post(visitor, '/free-audit', { ...answers, code });
    expect([sent.status, sent.location]).toEqual([
      303,
      expect.stringMatching(
        /^\/free-audit\?sent=free_audit&place=slot&month=\d{4}-\d\d-01&talk=open#free_audit$/,
      ),
    ]);
    expect(await post(visitor, '/free-audit', { ...answers, code })).toMatchObject({ status: 422 });
    const { rows } = await db.pool.query(
      `select u.email, p.whatsapp, s.submission_count,
        (select count(*)::integer from audit_slots where user_id = u.id) as slots,
        (select count(*)::integer from consents where user_id = u.id) as consents
      from form_submissions s join users u on u.id = s.user_id join profiles p on p.id = u.id
      where s.form_type = 'free_audit' and s.email = $1`,
      [email],
    );
    // Whose account is made by it agrees to the terms, too.
    const consents = email === NEW_BUYER ? 1 : 2;
    expect(rows).toEqual([
      { email, whatsapp: expect.stringMatching(/^.{8,}$/), submission_count: 1, slots: 1, consents },
    ]);
  },
);

withApp(
  '[FORM-008, ERR-021][DECISIONS 64] a visitor joins the community by two POSTs without a password: what is asked, and the mailed code',
  async ({ app, db }) => {
    const visitor = visitorOf(app);
    const email = 'komunitas-baru@contoh.example';
    const answers = { ...formFields.join_community, email, consent: 'on' };
    const asked = await post(visitor, '/community', answers);
    expect([asked.status, fieldIn(asked.html, 'code').tag]).toEqual([
      200,
      expect.stringMatching(/autofocus/i),
    ]);
    expect(fieldIn(asked.html, 'company').tag).toContain('value="');
    const wrong = await post(visitor, '/community', { ...answers, code: '000000' });
    expect([wrong.status, fieldIn(wrong.html, 'code').problem]).toEqual([
      422,
      expect.stringContaining('Kode ini salah atau sudah kedaluwarsa.'),
    ]);
    const sent = await post(visitor, '/community', { ...answers, code: await codeMailedTo(db, email) });
    expect([sent.status, sent.location]).toEqual([303, '/community?sent=join_community#join_community']);
    const { rows } = await db.pool.query(
      `select u.email from form_submissions s join users u on u.id = s.user_id
      where s.form_type = 'join_community' and s.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ email }]);
  },
);

withApp(
  'the community, a gift, a voucher and a top-up go by POST, too, and say at the field what is wrong',
  async ({ app, db }) => {
    const answers = { ...formFields.join_community, consent: 'on' };
    const buyer = await signedIn(app, BUYER);
    expect(await post(buyer, '/community', answers)).toMatchObject({ status: 303 });

    const gift = await post(buyer, '/user/redeem-gift', { code: 'BUKAN-KODE' });
    expect([gift.status, fieldIn(gift.html, 'code')]).toEqual([
      404,
      {
        tag: expect.stringContaining('value="BUKAN-KODE"'),
        problem: expect.stringContaining('tidak kami kenal'),
      },
    ]);

    const voucher = { code: 'fajar 50', idempotency_key: crypto.randomUUID() };
    const unknown = await post(buyer, '/user/redeem', { ...voucher, code: 'tidak ada' });
    expect([unknown.status, fieldIn(unknown.html, 'code').problem]).toEqual([
      404,
      expect.stringContaining('tidak kami kenal'),
    ]);
    const before = await balanceOf(buyer);
    for (const redeemed of [
      await post(buyer, '/user/redeem', voucher),
      await post(buyer, '/user/redeem', voucher),
    ]) {
      expect([redeemed.status, redeemed.location]).toEqual([303, '/user/redeem?sent=50000']);
    }
    expect(await balanceOf(buyer)).toBe(before + 5_000_000);

    const key = crypto.randomUUID();
    for (const amount of ['0', '25.0', 'dua', '']) {
      const refused = await post(buyer, '/user/billing/top-up', { amount, payment_key: key });
      expect([amount, refused.status]).toEqual([amount, 422]);
      expect(fieldIn(refused.html, 'amount').problem).not.toBe('');
    }
    const opened = await post(buyer, '/user/billing/top-up', { amount: 'Rp 250.000', payment_key: key });
    const again = await post(buyer, '/user/billing/top-up', { amount: '250000', payment_key: key });
    const gateway = /<a[^>]*href="([^"]*\/dev\/checkout\/[^"]*)"/.exec(opened.html)?.[1];
    expect([opened.status, gateway]).toEqual([200, expect.any(String)]);
    expect(again.html).toContain(gateway);
    const { rows } = await db.pool.query(
      "select count(*)::integer as open from payments p join users u on u.id = p.user_id where u.email = $1 and amount_bigint = 25000000 and status = 'pending'",
      [BUYER],
    );
    expect(rows).toEqual([{ open: 1 }]);
  },
);

withApp(
  '[PORT-042, PORT-050] the profile goes by POST, part by part: what is wrong comes back with what was typed, what is empty is emptied, what stands in other parts stays',
  async ({ app }) => {
    const buyer = await signedIn(app, NEW_BUYER);
    const profile = async () => {
      const answer = await fetch(`${app.url}/api/user/profile`, { headers: { cookie: buyer.cookie } });
      return (await answer.json()).profile;
    };
    const path = '/user/profile?tab=business';
    const html = await page(buyer, path);
    expect(/<form[^>]*id="profile"[^>]*>/.exec(html)?.[0]).toMatch(/method="post"/);
    const base = /name="base_updated_at" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const before = await profile();
    const typed = { base_updated_at: base, company: 'Toko Pos', website: 'bukan', founding_year: '2016' };
    const wrong = await post(buyer, path, typed);
    expect([wrong.status, fieldIn(wrong.html, 'company').tag]).toEqual([
      422,
      expect.stringContaining('value="Toko Pos"'),
    ]);
    expect(fieldIn(wrong.html, 'website').problem).toContain('Tulis alamat lengkapnya');
    const year = await post(buyer, path, { ...typed, website: '', founding_year: '16' });
    expect(fieldIn(year.html, 'founding_year').problem).toContain('Tulis tahun dengan empat angka');
    const saved = await post(buyer, path, { ...typed, website: '' });
    expect([saved.status, saved.location]).toEqual([303, '/user/profile?tab=business&saved=1']);
    expect(await page(buyer, saved.location ?? '')).toContain('Profil tersimpan');
    expect(await profile()).toMatchObject({
      company: 'Toko Pos',
      website: '',
      founding_year: 2016,
      full_name: before.full_name,
      instagram: before.instagram,
    });
    expect((await post(buyer, path, typed)).status).toBe(422);
    const late = await post(buyer, path, { ...typed, website: '', company: 'Terlambat' });
    expect([late.status, fieldIn(late.html, 'company').tag]).toEqual([
      409,
      expect.stringContaining('value="Terlambat"'),
    ]);
  },
);

withApp(
  '[DECISIONS 14] every button that sells is a plain form before its scripts are there, the same for everybody, and open',
  async ({ app }) => {
    const doors = [
      ['/product/sop-ai-toko', 'sop-ai-toko'],
      ['/content/sop-ai-toko', 'sop-ai-toko'],
      ['/subscription/laporan-pagi-a', 'laporan-pagi-a'],
      ['/consultation', 'konsultasi-ai-1-on-1'],
      ['/freebies', 'daftar-periksa-siap-ai'],
    ] as const;
    const buyer = await signedIn(app, BUYER);
    for (const [path, slug] of doors) {
      const html = await page(visitorOf(app), path);
      const form = new RegExp(`<form[^>]*action="/checkout/${slug}"[^>]*>.*?</form>`, 's').exec(html)?.[0];
      expect([path, form]).toEqual([path, expect.stringContaining('method="get"')]);
      expect(form).toMatch(/<button type="submit"(?![^>]*disabled=)/);
      expect([path, await page(buyer, path)]).toEqual([path, html]);
    }
    const asked = await fetch(`${app.url}/checkout/sop-ai-toko`, { headers: { cookie: buyer.cookie } });
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  },
);

withApp(
  '[DECISIONS 22] the staff post a file of 2 MB, which no other page takes, and nobody else',
  async ({ app }) => {
    const admin = await signedIn(app, ADMIN);
    const csv = `slug,title\n${'x'.repeat(1_900_000)}`;
    const buyer = await signedIn(app, BUYER);
    const send = (path: string, { cookie } = admin) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        intent: 'import',
        dry_run: 'true',
        idempotency_key: randomUUID(),
      }))
        body.set(name, value);
      body.set('file', new File([csv], 'produk.csv', { type: 'text/csv' }));
      return fetch(app.url + path, {
        method: 'POST',
        headers: { origin: app.url, cookie },
        body,
      });
    };
    const taken = await send('/admin/products/one-time.data');
    expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('refused')]);
    expect((await send('/contact.data')).status).toBe(413);
    for (const sender of [visitorOf(app), buyer])
      expect((await send('/admin/products/one-time.data', sender)).status).toBe(413);
    // What a learner hands in has a file, too.
    const lesson = '/user/purchases/kelas-prompt-pemilik-usaha/learn/jawaban-umum.data';
    expect((await send(lesson, buyer)).status).not.toBe(413);
    expect((await send(lesson, visitorOf(app))).status).toBe(413);
  },
);
