import { action } from '#app/features/leads/free-audit/free-audit.route.tsx';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';

test('a form that asks a visitor for the mailed code takes its step without an error in the browser', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...formFields.free_audit, ...formEnvelope(), step: '2' })) {
    for (const one of [value].flat()) fields.append(name, one === true ? 'on' : String(one));
  }
  const visit = visitTo({ app, cookie: '' }, '/free-audit');
  const request = new Request(visit.url, { method: 'POST', body: fields });
  const answer = await answerOf(() => action({ ...visit, request, params: {} }));
  expect(answer).toEqual({ status: 200, code: 'CODE_NEEDED' });
});
