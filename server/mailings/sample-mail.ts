import { letterMail, type MailContent, writeFor } from '#server/notifications/index.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import type { Language } from '#shared/language/language.ts';
import { MAIL_CHOICES_PATH } from '#shared/people/subscribers.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Reader } from '../platform/database/db.ts';
import { compileMessage, productPath } from './compile-message.ts';
import { isKnownProduct, type MessageWrite } from './mailings.queries.ts';
import { fillLinks, linksOf, targetOf } from './message-links.rules.ts';
import { sanitizedTexts } from './messages.ts';
import { selectReaderName } from './sends.queries.ts';

interface Sample extends MessageWrite {
  readonly language: Language;
}

/** As one reader would get it, with links that count nothing and end nobody's mails. */
export async function writeSample(
  reader: Reader,
  { language, ...written }: Sample,
  app_url: string,
): Promise<Result<MailContent, { readonly code: 'PRODUCT_NOT_FOUND' }>> {
  if (!(await isKnownProduct(reader, written.product_id))) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const message = sanitizedTexts(written);
  const compiled = await compileMessage(reader, message, { language, app_url });
  const full_name = await selectReaderName(reader, message.purpose);
  const product = (await productPath(reader, message)) ?? '/marketplace';
  const links = linksOf(message);
  return runInLanguage(language, () => {
    const letter = writeFor({ is_proved: true }, () =>
      letterMail({
        ...compiled,
        full_name,
        choices_url: `${app_url}${MAIL_CHOICES_PATH}`,
        unsubscribe_url: `${app_url}/unsubscribe?token=`,
      }),
    );
    const urlOf = (link: number) =>
      targetOf((link === 0 ? product : links[link - 1]) ?? '/', { app_url, campaign: 'test' });
    const { subject, html, text } = letter;
    return succeed({ subject, html: fillLinks(html, urlOf), text: fillLinks(text, urlOf) });
  });
}
