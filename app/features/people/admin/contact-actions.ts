import { z } from 'zod';
import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { formAction, formActions, formDone, formRefusal } from '#app/lib/forms/form-action.ts';
import { deletePerson, tagPeople } from '#contract/people/admin-people.ts';
import { importPeople } from '#contract/people/admin-people-import.ts';
import { contactsCopy as copy } from '#messages/people/contacts.ts';
import { peopleImportCopy as importCopy } from '#messages/people/import.ts';
import { decodeText } from '#shared/files/decode-text.ts';
import { succeed } from '#shared/result.ts';
import { peopleImportInput } from './people-import-input.ts';
import { tagInput } from './tag-input.ts';

const tags = (change: 'add' | 'remove') =>
  formAction({
    endpoint: tagPeople,
    form: `${change}-tag`,
    schema: tagInput,
    call: ({ tag, ...target }) => ({ body: { ...targetOf(target), tag, change } }),
    done: ({ changed }) => copy.tagged(changed),
    failed: () => copy.tagFailed,
  });

const importFile = formAction({
  form: 'import-people',
  schema: peopleImportInput,
  refusals: importPeople.refusals,
  secrets: ['file'],
  send: async ({ file, source, dry_run }, { client, key }) => {
    const csv = decodeText(await file.bytes());
    const words = {
      failed: () => importCopy.failed,
      fieldOf: { CSV_UNREADABLE: 'file', csv: 'file' },
    };
    if (csv === null) return formRefusal({ code: 'CSV_UNREADABLE', message: importCopy.notText }, words);
    const imported = await client.call(importPeople, {
      idempotency_key: key,
      body: { csv, source, dry_run },
    });
    if (!imported.ok) return formRefusal(imported.refusal, words);
    const { created, updated, is_written } = imported.value;
    const report = JSON.stringify(imported.value);
    if (!is_written) return succeed({ to: null, data: { report } });
    return formDone(importCopy.done, { detail: importCopy.summary(created, updated), report });
  },
});

export const contactAction = formActions(
  { add: tags('add'), remove: tags('remove'), import: importFile },
  formAction({
    endpoint: deletePerson,
    form: 'delete-person',
    schema: z.object({ id: z.string() }),
    call: (params) => ({ params }),
    done: () => copy.panel.removed,
    failed: () => copy.panel.removeFailed,
  }),
);
