export interface CalendarCase {
  readonly name: string;
  readonly events: readonly string[];
  readonly busy: readonly string[];
  readonly unread?: readonly string[];
}

const outlookZone = (tzid: string, offset: string) =>
  `BEGIN:VTIMEZONE\nTZID:${tzid}\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:${offset}\nTZOFFSETTO:${offset}\nEND:STANDARD\nEND:VTIMEZONE`;
const newYork = `BEGIN:VTIMEZONE
TZID:Kantor jauh
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;
const at = 'DTSTART:20261125T020000Z\nDTEND:20261125T030000Z';
const ten = '2026-11-25T02:00 → 2026-11-25T03:00';
const inZone = (tzid: string) => `DTSTART;TZID=${tzid}:20261125T100000\nDURATION:PT1H`;

export const zoneCases: readonly CalendarCase[] = [
  {
    name: 'in UTC, in a named zone, and without one as WIB',
    events: [
      at,
      'DTSTART;TZID=Asia/Makassar:20261126T100000\nDURATION:PT90M',
      'DTSTART:20261127T100000\nDTEND:20261127T110000',
    ],
    busy: [ten, '2026-11-26T02:00 → 2026-11-26T03:30', '2026-11-27T03:00 → 2026-11-27T04:00'],
  },
  {
    name: 'whole days as the days in WIB, also where the day is not said to be one',
    events: ['DTSTART;VALUE=DATE:20261126\nDTEND;VALUE=DATE:20261128', 'DTSTART:20261201'],
    busy: ['2026-11-25T17:00 → 2026-11-27T17:00', '2026-11-30T17:00 → 2026-12-01T17:00'],
  },
  {
    name: 'by the zone that the file explains, whatever it is called',
    events: [outlookZone('Asia/Jakarta', '+0900'), inZone('Asia/Jakarta')],
    busy: ['2026-11-25T01:00 → 2026-11-25T02:00'],
  },
  {
    name: 'by a zone of the file with daylight saving, on both sides of its change',
    events: [newYork, 'DTSTART;TZID=Kantor jauh:20261025T200000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2'],
    busy: ['2026-10-26T00:00 → 2026-10-26T01:00', '2026-11-02T01:00 → 2026-11-02T02:00'],
  },
  {
    name: 'by a zone of the file that begins only later',
    events: [outlookZone('Baru', '+0800').replace('16010101', '20270101'), inZone('Baru')],
    busy: [ten],
  },
  {
    name: 'by the name of a zone that the file explains wrongly',
    events: [outlookZone('Asia/Makassar', 'besok'), inZone('Asia/Makassar')],
    busy: [ten],
  },
  ...[
    'Singapore Standard Time',
    'Singapore Standard Time 2',
    '/freeassociation.sourceforge.net/Asia/Singapore',
    '/mozilla.org/20070129_1/Asia/Kuala_Lumpur',
    '/softwarestudio.org/Olson_20011030_5/Asia/Makassar',
    'Asia/Makassar-1',
    'asia/makassar',
    '"(UTC+08:00) Kuala Lumpur, Singapore"',
    '(UTC+08:00) Kuala Lumpur\\, Singapore',
    'GMT+0800',
    'WITA',
  ].map((tzid) => ({ name: `in the zone ${tzid}`, events: [inZone(tzid)], busy: [ten] })),
  {
    name: 'in a zone that nobody knows as WIB, and named',
    events: [`SUMMARY:Temu\n${inZone('Antah Berantah')}`],
    busy: ['2026-11-25T03:00 → 2026-11-25T04:00'],
    unread: ['UNKNOWN_ZONE Antah Berantah'],
  },
  {
    name: 'without a zone in that of the calendar, if it names one',
    events: ['BEGIN:X\nEND:X\nX-WR-TIMEZONE:Asia/Makassar', 'DTSTART:20261125T100000\nDURATION:PT1H'],
    busy: [ten],
  },
];

const start = 'DTSTART;TZID=Asia/Makassar:20261125T100000\nDURATION:PT1H';
const onDays = (...days: readonly string[]) => days.map((day) => `2026-${day}T02:00 → 2026-${day}T03:00`);

export const seriesCases: readonly CalendarCase[] = [
  {
    name: 'a weekly meeting across daylight saving, without what was left out, with what was moved',
    events: [
      'UID:w\nDTSTART;TZID=Europe/Berlin:20261020T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5\nEXDATE;TZID=Europe/Berlin:20261103T100000',
      'UID:w\nRECURRENCE-ID;TZID=Europe/Berlin:20261110T100000\nDTSTART;TZID=Europe/Berlin:20261110T150000\nDURATION:PT1H',
    ],
    busy: [
      '2026-10-20T08:00 → 2026-10-20T09:00',
      '2026-10-27T09:00 → 2026-10-27T10:00',
      '2026-11-10T14:00 → 2026-11-10T15:00',
      '2026-11-17T09:00 → 2026-11-17T10:00',
    ],
  },
  {
    name: 'dates and periods beside a rule or without one, in any zone',
    events: [
      `${start}\nRDATE;TZID=Asia/Makassar:20261128T100000\nRDATE:20261130T020000Z,20261202T020000Z`,
      'DTSTART:20261203T020000Z\nDTEND:20261203T030000Z\nRDATE;VALUE=PERIOD:20261204T020000Z/PT2H,20261205T020000Z/20261205T020500Z',
    ],
    busy: [
      ...onDays('11-25', '11-28', '11-30', '12-02', '12-03'),
      '2026-12-04T02:00 → 2026-12-04T04:00',
      '2026-12-05T02:00 → 2026-12-05T02:05',
    ],
  },
  {
    name: 'exceptions by day, by time in another zone, and by rule',
    events: [
      `${start}\nRRULE:FREQ=DAILY;COUNT=8\nEXDATE;VALUE=DATE:20261126\nEXDATE;TZID=Asia/Jakarta:20261128T090000\nEXDATE:20261129T020000Z\nEXRULE:FREQ=DAILY;INTERVAL=5;COUNT=2`,
    ],
    busy: onDays('11-27', '12-01', '12-02'),
  },
  {
    name: 'exceptions of whole days by day and by midnight',
    events: [
      'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;UNTIL=20261205\nEXDATE;VALUE=DATE:20261202\nEXDATE:20261203T000000,20261203T170000Z',
    ],
    busy: ['2026-11-30T17:00 → 2026-12-01T17:00', '2026-12-04T17:00 → 2026-12-05T17:00'],
  },
  {
    name: 'rules until a time in UTC and until a day, both included',
    events: [
      `${start}\nRRULE:FREQ=DAILY;UNTIL=20261127T020000Z`,
      'DTSTART;TZID=Asia/Makassar:20261201T230000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20261202',
    ],
    busy: [
      ...onDays('11-25', '11-26', '11-27'),
      '2026-12-01T15:00 → 2026-12-01T16:00',
      '2026-12-02T15:00 → 2026-12-02T16:00',
    ],
  },
  {
    name: 'the last Friday, the second workday, and a rule that began long ago',
    events: [
      'DTSTART:20200131T020000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=-1FR',
      'DTSTART:20200102T040000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2',
      'DTSTART:19900101T060000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY;BYMONTH=12,11;BYMONTHDAY=1',
    ],
    busy: [
      '2026-10-30T02:00 → 2026-10-30T03:00',
      '2026-11-01T06:00 → 2026-11-01T07:00',
      '2026-11-03T04:00 → 2026-11-03T05:00',
      '2026-11-27T02:00 → 2026-11-27T03:00',
      '2026-12-01T06:00 → 2026-12-01T07:00',
      '2026-12-02T04:00 → 2026-12-02T05:00',
    ],
  },
  {
    name: 'two times of a day by one rule',
    events: ['DTSTART:20261202T020000Z\nDURATION:PT20M\nRRULE:FREQ=WEEKLY;BYHOUR=2;BYMINUTE=0,30;COUNT=3'],
    busy: [
      '2026-12-02T02:00 → 2026-12-02T02:20',
      '2026-12-02T02:30 → 2026-12-02T02:50',
      '2026-12-09T02:00 → 2026-12-09T02:20',
    ],
  },
  {
    name: 'a series that changes from some instance on, and one instance of it once more',
    events: [
      `UID:r\n${start}\nRRULE:FREQ=DAILY;COUNT=5`,
      'UID:r\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261127T020000Z\nDTSTART:20261127T050000Z\nDURATION:PT30M',
      'UID:r\nRECURRENCE-ID:20261128T020000Z\nDTSTART:20261128T080000Z\nDURATION:PT30M',
    ],
    busy: [
      ...onDays('11-25', '11-26'),
      '2026-11-27T05:00 → 2026-11-27T05:30',
      '2026-11-28T08:00 → 2026-11-28T08:30',
      '2026-11-29T05:00 → 2026-11-29T05:30',
    ],
  },
  {
    name: 'instances without their series, each for itself',
    events: ['25', '26', '30'].map(
      (day) =>
        `UID:i\nRECURRENCE-ID:202611${day}T020000Z\nDTSTART:202611${day}T020000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY`,
    ),
    busy: onDays('11-25', '11-26', '11-30'),
  },
  {
    name: 'an instance that was cancelled, also one that says nothing else',
    events: [
      `UID:c\n${start}\nRRULE:FREQ=DAILY;COUNT=3`,
      'UID:c\nRECURRENCE-ID:20261126T020000Z\nSTATUS:CANCELLED',
    ],
    busy: onDays('11-25', '11-27'),
  },
  {
    name: 'several events of one identity, and some without any',
    events: [
      `UID:sama\n${at}`,
      'UID:sama\nDTSTART:20261126T020000Z\nDURATION:PT1H',
      'UID:\nDTSTART:20261127T020000Z\nDURATION:PT1H',
      'UID:\nDTSTART:20261128T020000Z\nDURATION:PT1H',
    ],
    busy: onDays('11-25', '11-26', '11-27', '11-28'),
  },
];
