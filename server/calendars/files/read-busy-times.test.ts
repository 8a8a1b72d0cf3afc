import { describe, expect, test, vi } from 'vitest';
import { type CalendarCase, seriesCases, zoneCases } from './busy-times.cases.ts';
import { readBusyTimes, readObjects } from './read-busy-times.ts';

const window = { from: new Date('2026-10-15T00:00:00Z'), to: new Date('2026-12-15T00:00:00Z') };
const calendar = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//uji//EN',
    ...events.map((lines, n) => {
      if (lines.startsWith('BEGIN:')) return lines;
      return `BEGIN:VEVENT\nDTSTAMP:20261101T000000Z\n${/^UID:/m.test(lines) ? '' : `UID:${n}\n`}${lines}\nEND:VEVENT`;
    }),
    'END:VCALENDAR',
  ].join('\n');

/** `from → to` of what is busy, and reason and detail of what could not be read. */
function read(texts: readonly string[], owners: readonly string[] = []) {
  const outcome = readBusyTimes(texts, { ...window, owners });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { busy, unread } = outcome.value;
  const iso = (moment: Date) => moment.toISOString().slice(0, 16);
  return {
    busy: busy.map(({ starts_at, ends_at }) => `${iso(starts_at)} → ${iso(ends_at)}`),
    unread: unread.map(({ reason, detail }) => `${reason} ${detail}`.trim()),
  };
}
const busy = (...events: readonly string[]) => read([calendar(...events)]).busy;

describe.for([
  ['UTC', 0],
  ['Asia/Makassar', -480],
  ['America/New_York', 300],
] as const)('on a server in %s, busy times are read', ([server, offset]) => {
  const check = ({ events, busy: expected, unread = [] }: CalendarCase) => {
    vi.stubEnv('TZ', server);
    expect(new Date('2026-12-01T00:00:00Z').getTimezoneOffset()).toBe(offset);
    const outcome = read([calendar(...events)]);
    vi.unstubAllEnvs();
    expect(outcome).toEqual({ busy: expected, unread });
  };
  test.for(zoneCases)('$name', check);
  test.for(seriesCases)('of $name', check);
});

const at = 'DTSTART:20261125T020000Z\nDTEND:20261125T030000Z';
const ten = '2026-11-25T02:00 → 2026-11-25T03:00';

describe('what takes no time', () => {
  test.for([
    'TRANSP:TRANSPARENT',
    'TRANSP: transparent',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'X-MICROSOFT-CDO-BUSYSTATUS:WorkingElsewhere',
    'X-MICROSOFT-CDO-INTENDEDSTATUS:FREE',
    'STATUS:cancelled',
    'UID:booking-0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11',
  ])('is an event with %s', (line) => {
    expect(busy(`${line}\n${at}`)).toEqual([]);
  });

  test('is what has no length, or lies outside the window', () => {
    expect(busy('DTSTART:20261125T020000Z', 'DTSTART:20270125T020000Z\nDTEND:20270125T030000Z')).toEqual([]);
    expect(busy('DTSTART:20261010T000000Z\nDTEND:20261016T000000Z')).toHaveLength(1);
  });

  test.for([
    ['DECLINED', false],
    ['declined', false],
    ['DELEGATED', false],
    ['NEEDS-ACTION', false],
    ['TENTATIVE', true],
    ['ACCEPTED', true],
    ['', true],
  ] as const)('may be an invitation that the owner answered with %s', ([answer, isBusy]) => {
    const parameter = answer === '' ? '' : `;PARTSTAT=${answer}`;
    const text = calendar(
      `${at}\nORGANIZER:mailto:orang@lain.example\nATTENDEE;PARTSTAT=ACCEPTED:mailto:tamu@lain.example\n` +
        `ATTENDEE;CN="Sari; pemilik"${parameter}:MAILTO:Pemilik@Contoh.example`,
    );
    expect(read([text], ['pemilik@contoh.example']).busy).toEqual(isBusy ? [ten] : []);
    // Without their address nobody knows which answer is the owner's.
    expect(read([text]).busy).toEqual([ten]);
  });

  test('is no meeting that the owner calls, whatever their own answer says', () => {
    const own = 'ORGANIZER:mailto:p@contoh.example\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:p@contoh.example';
    expect(read([calendar(`${at}\n${own}`)], ['p@contoh.example']).busy).toEqual([ten]);
  });

  test('is known in a calendar that is named by the address of its owner', () => {
    const text = calendar(
      'BEGIN:X\nEND:X\nX-WR-CALNAME:p@contoh.example',
      `${at}\nATTENDEE;PARTSTAT=DECLINED:mailto:p@contoh.example`,
    );
    expect(read([text]).busy).toEqual([]);
  });
});

describe('an event that can not be read costs no other, and is named', () => {
  test.for([
    [`${at}\nDTSTART:20261126T020000Z`, 'BAD_LINE DTSTART'],
    ['SUMMARY:Tanpa awal', 'NO_START DTSTART'],
    ['DTSTART:besok', 'NO_START DTSTART'],
    ['DTSTART:20261331T020000Z\nDURATION:PT1H', 'NO_START DTSTART'],
    ['DTSTART:20261125T020000Z\nDTEND:kemarin', 'BAD_LINE DTEND'],
    ['DTSTART:20261125T020000Z\nDTEND:20261124T020000Z', 'BAD_LINE DTEND'],
    ['DTSTART:20261125T020000Z\nDURATION:lama', 'BAD_LINE DURATION'],
    [`${at}\nRRULE:FREQ=WEEKLY;BYDAY=XX`, 'BAD_RULE RRULE'],
    [`${at}\nRRULE:FREQ=WEEKLY;UNTIL=besok`, 'BAD_RULE RRULE'],
    [`${at}\nRRULE:FREQ=SOMETIMES`, 'BAD_RULE RRULE'],
    [`${at}\nRRULE:INTERVAL=2`, 'BAD_RULE'],
    [`${at}\nRDATE:kapan-kapan`, 'BAD_LINE RDATE'],
    [`${at}\nRRULE:FREQ=SECONDLY`, 'TOO_OFTEN'],
    [`${at}\nRRULE:FREQ=HOURLY;COUNT=1000000000`.replace('20261125T02', '19700101T00'), 'TOO_OFTEN'],
    ['BEGIN:VEVENT\nUID:x\nDTSTART:20261125T020000Z\nDURATION:PT1H', 'NOT_CLOSED'],
    ['BEGIN:VFREEBUSY\nFREEBUSY:besok\nEND:VFREEBUSY', 'BAD_LINE FREEBUSY'],
  ])('%s', ([event = '', reason = '']) => {
    const good = (day: number) => `DTSTART:2026120${day}T020000Z\nDURATION:PT1H`;
    expect(read([calendar(good(1), event, good(3))])).toEqual({
      busy: ['2026-12-01T02:00 → 2026-12-01T03:00', '2026-12-03T02:00 → 2026-12-03T03:00'],
      unread: [reason],
    });
  });

  test('by its title, or else its identity, and its line; the first twenty of all', () => {
    const bad = Array.from({ length: 30 }, (_, n) => `UID:rusak-${n}\nDTSTART:x`);
    const named = readBusyTimes([calendar('SUMMARY:Makan\\, siang\u202e\nDTSTART:x', ...bad)], window);
    expect(named.ok && [named.value.unread_count, named.value.unread.length]).toEqual([31, 20]);
    expect(named.ok && named.value.unread.slice(0, 2)).toMatchObject([
      { title: 'Makan, siang', line: 4 },
      { title: 'rusak-0', line: 10 },
    ]);
  });

  test('among the objects of a CalDAV calendar, too', () => {
    const objects = [
      { name: 'satu.ics', text: calendar(at) },
      { name: 'kosong.ics', text: '\n' },
      { name: 'putus.ics', text: calendar(at).slice(0, 90) },
    ];
    const outcome = readObjects(objects, window);
    expect(outcome.ok && outcome.value).toMatchObject({
      busy: [{ starts_at: new Date('2026-11-25T02:00:00Z') }],
      unread: [
        { title: 'kosong.ics', reason: 'NO_TEXT' },
        { title: 'putus.ics', reason: 'NO_TEXT' },
      ],
    });
  });
});

test('several calendars in one text, free and busy times, and a long history are read', () => {
  const old = Array.from({ length: 6_000 }, (_, n) => {
    const day = new Date(Date.UTC(2015, 0, 1 + (n % 3_000))).toISOString().slice(0, 10).replaceAll('-', '');
    return `UID:lama-${n}\nDTSTART:${day}T010000Z\nDURATION:PT1H`;
  });
  const freeBusy =
    'BEGIN:VFREEBUSY\nFREEBUSY;FBTYPE=BUSY:20261126T020000Z/PT1H,20261127T020000Z/20261127T030000Z\nFREEBUSY;FBTYPE=FREE:20261128T020000Z/PT1H\nEND:VFREEBUSY';
  expect(read([`${calendar(at)}\n${calendar(freeBusy)}`, calendar(...old)])).toEqual({
    busy: [ten, '2026-11-26T02:00 → 2026-11-26T03:00', '2026-11-27T02:00 → 2026-11-27T03:00'],
    unread: [],
  });
});

test.for(['', '<html>Silakan masuk</html>', calendar(at).slice(0, -12)])(
  'what is no calendar, or breaks off, is refused (%#)',
  (text) => {
    expect(readBusyTimes([text], window)).toEqual({ ok: false, refusal: { code: 'NOT_A_CALENDAR' } });
  },
);

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n).join();
const flood = `RRULE:FREQ=DAILY;BYMIN\r\n UTE=${numbers(60)};BYHOUR=${numbers(24)};BYSEC\r\n OND=${numbers(60)}`;

test.for([
  ['a rule of each second that is folded', `${at}\n${flood}`, ['TOO_OFTEN']],
  ['a rule that never comes true', `${at}\nRRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2`, []],
  [
    'a zone with a rule of each second',
    `BEGIN:VTIMEZONE\nTZID:Bom\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0700\nTZOFFSETTO:+0700\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:b\nDTSTART;TZID=Bom:20261125T090000\nDURATION:PT1H\nEND:VEVENT`,
    ['UNKNOWN_ZONE Bom'],
  ],
  ['150,000 guests', `${at}\n${'ATTENDEE:mailto:a@lain.example\n'.repeat(150_000)}X:1`, []],
  [
    '150,000 exceptions',
    `${at}\nRRULE:FREQ=DAILY;COUNT=1\nEXDATE:${'20260101T000000Z,'.repeat(150_000)}20260101T000000Z`,
    [],
  ],
  ['a million folds', `${at}\nSUMMARY:x${'\n y'.repeat(1_000_000)}`, []],
  ['parts in parts', `${at}\n${'BEGIN:A\n'.repeat(300_000)}${'END:B\n'.repeat(300_000)}`, []],
] as const)('%s is read like any other', ([, event, unread]) => {
  const next = 'DTSTART:20261201T020000Z\nDURATION:PT1H';
  const outcome = read([calendar(event, next)], ['p@contoh.example']);
  expect(outcome.unread).toEqual(unread);
  expect(outcome.busy).toContain('2026-12-01T02:00 → 2026-12-01T03:00');
});
