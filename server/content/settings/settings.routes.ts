import {
  listAllFaqAndTestimonials as listAllFaqAndTestimonialsEndpoint,
  saveQuestions as saveQuestionsEndpoint,
  saveTestimonials as saveTestimonialsEndpoint,
} from '#contract/content/admin-faq-and-testimonials.ts';
import {
  decideSettingChange as decideSettingChangeEndpoint,
  listSettings as listSettingsEndpoint,
  saveSetting as saveSettingEndpoint,
} from '#contract/content/admin-settings.ts';
import { isConfirmed } from '#server/account/index.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  decideSettingChange,
  listAllFaqAndTestimonials,
  listSettings,
  saveQuestions,
  saveSetting,
  saveTestimonials,
} from '#server/content/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { guardsMoney } from '#shared/content/site-settings.ts';
import { named, refuse, succeed } from '#shared/result.ts';

export function settingRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listSettingsEndpoint, async () => succeed({ settings: await listSettings(db.orm) })),
    implement(saveSettingEndpoint, async (call) => {
      if (guardsMoney(call.params.key) && !isConfirmed(call.caller.confirmed_at, new Date())) {
        return refuse({ code: 'REAUTHENTICATION_REQUIRED' });
      }
      return withTx(db, (tx) =>
        named('setting', saveSetting(tx, actorOf(call), { ...call.params, ...call.body })),
      );
    }),
    implement(decideSettingChangeEndpoint, (call) =>
      withTx(db, (tx) =>
        named('setting', decideSettingChange(tx, actorOf(call), { ...call.params, ...call.body })),
      ),
    ),
    implement(listAllFaqAndTestimonialsEndpoint, async () =>
      succeed(await listAllFaqAndTestimonials(db.orm)),
    ),
    implement(saveQuestionsEndpoint, (call) =>
      withTx(db, (tx) => saveQuestions(tx, actorOf(call), call.body)),
    ),
    implement(saveTestimonialsEndpoint, (call) =>
      withTx(db, (tx) => saveTestimonials(tx, actorOf(call), call.body)),
    ),
  ];
}
