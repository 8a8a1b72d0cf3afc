import { expect, test } from 'vitest';
import type { Mail } from '#server/platform/outgoing/mailer.ts';
import { composeMail } from './mail-layout.ts';
import { createBrandedMailer, senderOf } from './mailers.ts';

const nobody = { brand_name: 'Fajar & Co', consultant_name: '', consultant_photo: '' };

/** The HTML that leaves. */
async function sentBy(sender: Partial<typeof nobody>): Promise<string> {
  const sent: Mail[] = [];
  const outgoing = {
    send: async (mail: Mail) => {
      sent.push(mail);
    },
    close: async () => undefined,
  };
  const settings = async () => ({ ...nobody, ...sender });
  const mailer = createBrandedMailer(outgoing, senderOf(settings, 'https://toko.example'));
  await mailer.send({
    to: 'a@contoh.example',
    ...composeMail({ subject: 'Uji', greeting: 'Halo,', paragraphs: ['Isi.'] }),
  });
  return sent[0]?.html ?? '';
}

test('a mail ends with the person of the site: their photograph, until there is one their initials', async () => {
  const named = await sentBy({ consultant_name: 'Raka <Wibisono>' });
  expect(named).toContain('>R&lt;<');
  expect(named).toContain('Raka &lt;Wibisono&gt;');
  const photo = '/api/media/6f2b1f5e/400x500.webp';
  const shown = await sentBy({ consultant_name: 'Raka Wibisono', consultant_photo: photo });
  expect(shown).toContain(`src="https://toko.example${photo}"`);
});

test('without a name nobody is shown, and nothing is left of the place', async () => {
  const html = await sentBy({});
  expect(html).toContain('Fajar &amp; Co');
  expect(html).not.toMatch(/<!--consultant|Konsultan/);
});
