import type { Part } from './content-lines.ts';
import { type Property, propertiesOf, wordOf } from './properties.ts';

/** Outlook's states that take no time. */
const FREE = ['FREE', 'WORKINGELSEWHERE'];

/**
 * False for free and cancelled events, and for those the owner declined, delegated or has not answered, so that nobody
 * closes the shop by sending an invitation. "Tentative" takes time.
 */
export function blocksTime(part: Part, owners: ReadonlySet<string>): boolean {
  const outlook =
    wordOf(part, 'X-MICROSOFT-CDO-BUSYSTATUS') || wordOf(part, 'X-MICROSOFT-CDO-INTENDEDSTATUS');
  if (wordOf(part, 'STATUS') === 'CANCELLED' || wordOf(part, 'TRANSP') === 'TRANSPARENT') return false;
  if (FREE.includes(outlook)) return false;
  const answer = answerOf(part, owners);
  if (answer === 'DECLINED' || answer === 'DELEGATED') return false;
  return answer !== 'NEEDS-ACTION' || isOrganizer(part, owners);
}

function answerOf(part: Part, owners: ReadonlySet<string>): string {
  if (owners.size === 0) return '';
  const own = propertiesOf(part, 'ATTENDEE').find((guest) => isOwn(guest, owners));
  return own?.parameters.get('partstat')?.toUpperCase() ?? '';
}

const isOrganizer = (part: Part, owners: ReadonlySet<string>): boolean =>
  propertiesOf(part, 'ORGANIZER').some((organizer) => isOwn(organizer, owners));

function isOwn({ values, parameters }: Property, owners: ReadonlySet<string>): boolean {
  return [values[0], parameters.get('email')].some((address) => owners.has(plainAddress(String(address))));
}

/** `mailto:Sari@Contoh.example` as `sari@contoh.example`. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
