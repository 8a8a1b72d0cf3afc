import { expect, test } from 'vitest';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { full, row } from '#tests/support/shop/admin-products.ts';
import { ReadyList } from '../form/readiness.tsx';
import { oneTime } from '../product-kind.ts';
import { emptyValues } from '../values/product-values.ts';
import { sectionsOf } from './product-sections.ts';
import { TimesSection } from './times-section.tsx';

const consultation = { ...full, ...row, type: 'consultation' as const };
const session: SessionRules = {
  ...{ minutes: 45, buffer_minutes: 15, min_notice_hours: 24, horizon_days: 60, max_per_day: null },
  ...{ max_per_week: null, place_kind: 'meeting', place: '', change_until_hours: 12, sessions: 5 },
  ...{ valid_days: null, hours: [{ weekday: 1, from_minute: 540, until_minute: 1020 }] },
};
const show = (part: Partial<Parameters<typeof TimesSection>[0]>) =>
  htmlOf(<TimesSection product={consultation} session={session} {...part} />);

test('[DECISIONS 65] a consultation says in its form when it can be had, and leads to where that is set', () => {
  expect(textOf(show({}))).toContain(
    '45 menit, 1 hari dalam seminggu. Dipesan dari 24 jam sampai 60 hari ke depan, dan bisa dipindah sampai 12 jam sebelumnya. Sekali beli untuk 5 sesi.',
  );
  expect(show({})).toContain(`href="/admin/availability?of=${consultation.id}"`);
  for (const none of [null, { ...session, hours: [] }])
    expect(textOf(show({ session: none }))).toContain(
      'Belum ada jam, jadi dibeli tanpa memilih waktu. Atur jam',
    );
  for (const unsaved of [null, { ...consultation, type: 'template' as const }])
    expect(show({ product: unsaved })).not.toContain('href');
});

test('[DECISIONS 65] only a consultation has the section, and is not ready without times', () => {
  const idsOf = (type: 'consultation' | 'template') => sectionsOf(oneTime, { type }).map(({ id }) => id);
  expect([idsOf('consultation').includes('times'), idsOf('template').includes('times')]).toEqual([
    true,
    false,
  ]);
  const values = { ...emptyValues(oneTime), type: 'consultation' as const };
  const missing = 'href="#times"';
  expect(htmlOf(<ReadyList values={values} />)).toContain(missing);
  expect(htmlOf(<ReadyList values={values} session={session} />)).not.toContain(missing);
  expect(htmlOf(<ReadyList values={{ ...values, type: 'template' }} />)).not.toContain(missing);
});
