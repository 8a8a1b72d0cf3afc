import { z } from 'zod';
import {
  formAction,
  formActions,
  formDone,
  formRefusal,
  type PostedForm,
} from '#app/lib/forms/form-action.ts';
import { assignRole, decideAdminChange, setUserActive } from '#contract/people/admin.ts';
import { addPersonNote, removePersonNote } from '#contract/people/admin-person-desk.ts';
import {
  cancelUserDeletion,
  deleteUser,
  getUser,
  resetSecondFactor,
  signOutUser,
} from '#contract/people/admin-users.ts';
import {
  adminChangeCopy,
  accountActionCopy as copy,
  detailsCopy,
  resetSecondFactorCopy,
  roleCopy,
} from '#messages/people/admin.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { decisionFormId } from './pending-admin-changes.tsx';

const paramsOf = ({ text }: PostedForm) => ({ id: text('id') });

const saveRole = formAction({
  form: 'assign-role',
  schema: z.object({ ...setUserActive.body.shape, role: assignRole.body.shape.role }),
  refusals: setUserActive.refusals,
  send: async ({ role, is_active }, posted) => {
    const { client } = posted;
    const params = paramsOf(posted);
    const now = await client.call(getUser, { params });
    if (!now.ok) return formRefusal(now.refusal);
    const { user } = now.value;
    const messages: string[] = [];
    if (user.role !== role) {
      const assigned = await client.call(assignRole, { body: { user_id: user.id, role } });
      if (!assigned.ok) return formRefusal(assigned.refusal);
      messages.push(assigned.value.is_waiting ? roleCopy.waiting : roleCopy.done(role));
    }
    if (user.is_active !== is_active) {
      const changed = await client.call(setUserActive, { params, body: { is_active } });
      if (!changed.ok) return formRefusal(changed.refusal);
      const done = (is_active ? roleCopy.activated : roleCopy.deactivated)(user.full_name);
      messages.push(changed.value.is_waiting ? roleCopy.waiting : done);
    }
    const [message = '', detail] = messages;
    return formDone(message, detail === undefined ? {} : { detail });
  },
});

export const userAction = formActions(
  {
    'reset-second-factor': formAction({
      endpoint: resetSecondFactor,
      form: 'reset-second-factor',
      schema: resetSecondFactor.body.strip(),
      call: (body, posted) => ({ params: paramsOf(posted), body }),
      done: (_, __, { text }) => resetSecondFactorCopy.done(text('name')),
    }),
    delete: formAction({
      endpoint: deleteUser,
      form: 'delete-user',
      schema: deleteUser.body.strip(),
      call: (body, posted) => ({ params: paramsOf(posted), body }),
      done: ({ delete_after }) => copy.removed(formatCardDate(delete_after)),
    }),
    'cancel-deletion': formAction({
      endpoint: cancelUserDeletion,
      call: (_, posted) => ({ params: paramsOf(posted) }),
      done: () => copy.kept,
      failed: () => copy.keepFailed,
    }),
    decide: formAction({
      endpoint: decideAdminChange,
      form: ({ text }) => decisionFormId(text('id')),
      schema: decideAdminChange.body.strip(),
      call: (body, posted) => ({ params: paramsOf(posted), body }),
      done: ({ status }) => adminChangeCopy[status],
    }),
    note: formAction({
      endpoint: addPersonNote,
      form: 'note',
      schema: addPersonNote.body.strip(),
      call: (body, posted) => ({ params: paramsOf(posted), body }),
      done: () => detailsCopy.noteSaved,
    }),
    'remove-note': formAction({
      endpoint: removePersonNote,
      form: ({ text }) => `note-${text('note_id')}`,
      call: (_, posted) => ({ params: { ...paramsOf(posted), note_id: posted.text('note_id') } }),
      done: () => detailsCopy.noteRemoved,
    }),
    'sign-out': formAction({
      endpoint: signOutUser,
      form: 'sign-out',
      schema: signOutUser.body.strip(),
      call: (_, posted) => ({ params: paramsOf(posted), body: {} }),
      done: ({ ended }) => copy.signedOut(ended),
    }),
  },
  saveRole,
);
