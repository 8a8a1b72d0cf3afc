import type { Part } from './content-lines.ts';
import { type Property, propertiesOf, wordOf } from './properties.ts';

/** As Outlook calls what takes no time. */
const FREE = ['FREE', 'WORKINGELSEWHERE'];

/**
 * Whether an event takes the owner's time. It does not where it is free or cancelled, and where the owner declined,
 * passed it on, or has not answered: whoever sends an invitation does not close the shop with it. "Perhaps" takes it.
 */
export function takesTime(part: Part, owners: ReadonlySet<string>): boolean {
  const outlook =
    wordOf(part, 'X-MICROSOFT-CDO-BUSYSTATUS') || wordOf(part, 'X-MICROSOFT-CDO-INTENDEDSTATUS');
  if (wordOf(part, 'STATUS') === 'CANCELLED' || wordOf(part, 'TRANSP') === 'TRANSPARENT') return false;
  if (FREE.includes(outlook)) return false;
  const answer = answerOf(part, owners);
  if (answer === 'DECLINED' || answer === 'DELEGATED') return false;
  return answer !== 'NEEDS-ACTION' || isOrganizer(part, owners);
}

/** What the owner answered; empty where they are not among the guests, or the calendar does not say. */
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
