import type { RunningApp } from '#tests/support/app-server.ts';
import { expect, test as withApp } from '#tests/support/browser.ts';
import { formFields } from '#tests/support/forms.ts';

/** Forms as a browser without scripts sends them: a POST of the page's own fields, answered by a page. */
interface Posted {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

type Answers = Readonly<Record<string, string | readonly string[]>>;

async function post({ url }: RunningApp, path: string, answers: Answers): Promise<Posted> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(answers))
    for (const one of [value].flat()) body.append(name, one);
  const answer = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body,
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: await answer.text(),
  };
}

const page = async ({ url }: RunningApp, path: string) => (await fetch(url + path)).text();

/** The element of a field, and the words that it points at as its problem. */
function fieldIn(html: string, name: string) {
  const [tag = ''] = new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const texts = ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '');
  return { tag, problem: texts.join(' ').replace(/<[^>]+>/g, '') };
}

const pageForms = [
  { type: 'contact', path: '/contact', received: 'Pesan Anda sudah kami terima' },
  { type: 'consultation_booking', path: '/consultation', received: 'Pilihan waktu Anda sudah kami terima' },
  {
    type: 'mentorship_application',
    path: '/mentorship',
    received: 'Pengajuan mentorship Anda sudah kami terima',
  },
  { type: 'ai_agent_notice', path: '/ai-agent', received: 'Anda akan dikabari' },
] as const;

withApp.for(pageForms)(
  'the form of $path goes by POST: what is wrong comes back beside its field with what was typed, what is right leads on, and twice is once',
  async ({ type, path, received }, { app, db }) => {
    const email = `${type}@contoh.example`;
    const answers = { ...formFields[type], email, consent: 'on', trap: '' };
    const form = new RegExp(`<form[^>]*id="${type}"[^>]*>`).exec(await page(app, path))?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="${path}#${type}"`);
    const { consent: _, ...without } = answers;
    const wrong = await post(app, path, { ...without, email: 'bukan alamat' });
    expect([wrong.status, wrong.location]).toEqual([422, null]);
    expect(fieldIn(wrong.html, 'email')).toMatchObject({
      tag: expect.stringMatching(/autofocus.*value="bukan alamat"|value="bukan alamat".*autofocus/i),
      problem: 'Tulis alamat email yang benar.',
    });
    expect(fieldIn(wrong.html, 'consent').problem).toBe('Persetujuan Anda diperlukan.');
    const sent = await post(app, path, answers);
    const again = await post(app, path, answers);
    expect([sent.status, sent.location]).toEqual([303, `${path}?sent=${type}#${type}`]);
    expect([again.status, again.location]).toEqual([sent.status, sent.location]);
    expect(await page(app, `${path}?sent=${type}`)).toContain(received);
    const { rows } = await db.pool.query('select submission_count from form_submissions where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ submission_count: 1 }]);
  },
);
