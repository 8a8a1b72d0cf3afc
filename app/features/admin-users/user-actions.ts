import { z } from 'zod';
import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { assignRole, decideAdminChange, setUserActive } from '#contract/admin/people.ts';
import { addPersonNote, removePersonNote } from '#contract/admin/person-desk.ts';
import {
  cancelUserDeletion,
  deleteUser,
  getUser,
  resetSecondFactor,
  signOutUser,
} from '#contract/admin/users.ts';
import type { Client } from '#contract/client.ts';
import {
  adminChangeCopy,
  accountActionCopy as copy,
  detailsCopy,
  resetSecondFactorCopy,
  roleCopy,
} from '#messages/admin-users.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { decisionFormId } from './pending-admin-changes.tsx';

export function handleUserAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'reset-second-factor':
      return liftSecondFactor(client, posted);
    case 'delete':
      return startDeletion(client, posted);
    case 'cancel-deletion':
      return cancelDeletion(client, posted);
    case 'decide':
      return decideChange(client, posted);
    case 'note':
      return addNote(client, posted);
    case 'remove-note':
      return removeNote(client, posted);
    case 'sign-out':
      return signOut(client, posted);
    default:
      return saveRole(client, posted);
  }
}

/** Saves what differs, stopping at the first refusal. */
function saveRole(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'assign-role',
    schema: z.object({ ...setUserActive.body.shape, role: assignRole.body.shape.role }),
    refusals: { ...setUserActive.refusals },
    send: async ({ role, is_active }) => {
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
}

function addNote(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'note',
    schema: addPersonNote.body.strip(),
    refusals: addPersonNote.refusals,
    send: async (body) => {
      const added = await client.call(addPersonNote, { params: paramsOf(posted), body });
      return added.ok ? formDone(detailsCopy.noteSaved) : formRefusal(added.refusal);
    },
  });
}

function removeNote(client: Client, posted: FormData) {
  const note_id = formText(posted, 'note_id');
  return handleForm({
    posted,
    form: `note-${note_id}`,
    schema: z.object({}),
    refusals: removePersonNote.refusals,
    send: async () => {
      const removed = await client.call(removePersonNote, { params: { ...paramsOf(posted), note_id } });
      return removed.ok ? formDone(detailsCopy.noteRemoved) : formRefusal(removed.refusal);
    },
  });
}

function decideChange(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: decisionFormId(formText(posted, 'id')),
    schema: decideAdminChange.body.strip(),
    refusals: decideAdminChange.refusals,
    send: async (body) => {
      const decided = await client.call(decideAdminChange, { params: paramsOf(posted), body });
      return decided.ok ? formDone(adminChangeCopy[decided.value.status]) : formRefusal(decided.refusal);
    },
  });
}

function liftSecondFactor(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'reset-second-factor',
    schema: resetSecondFactor.body.strip(),
    refusals: resetSecondFactor.refusals,
    send: async (body) => {
      const result = await client.call(resetSecondFactor, { params: paramsOf(posted), body });
      return result.ok
        ? formDone(resetSecondFactorCopy.done(formText(posted, 'name')))
        : formRefusal(result.refusal);
    },
  });
}

function startDeletion(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'delete-user',
    schema: deleteUser.body.strip(),
    refusals: deleteUser.refusals,
    send: async (body) => {
      const result = await client.call(deleteUser, { params: paramsOf(posted), body });
      return result.ok
        ? formDone(copy.removed(formatCardDate(result.value.delete_after)))
        : formRefusal(result.refusal);
    },
  });
}

function signOut(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'sign-out',
    schema: signOutUser.body.strip(),
    refusals: signOutUser.refusals,
    send: async () => {
      const result = await client.call(signOutUser, { params: paramsOf(posted), body: {} });
      return result.ok ? formDone(copy.signedOut(result.value.ended)) : formRefusal(result.refusal);
    },
  });
}

const paramsOf = (posted: FormData) => ({ id: formText(posted, 'id') });

async function cancelDeletion(client: Client, posted: FormData): Promise<ActionResult> {
  const result = await client.call(cancelUserDeletion, { params: paramsOf(posted) });
  return result.ok ? actionSuccess(copy.kept) : actionError(result.refusal, copy.keepFailed);
}
