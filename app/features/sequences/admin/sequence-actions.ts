import { z } from 'zod';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  addStep,
  changeStep,
  createSequence,
  deleteSequence,
  moveStep,
  pauseSequence,
  removeStep,
  startSequence,
  updateSequence,
} from '#contract/sequences/admin.ts';
import { addEnrolment, endEnrolment } from '#contract/sequences/admin-enrolments.ts';
import { sequenceFormCopy as formWords } from '#messages/sequences/admin.ts';
import { lineCopy as copy, enrolmentsCopy as peopleWords } from '#messages/sequences/line.ts';
import { newSequenceInput, SEQUENCE_FORM, sequenceInput, settingsOf } from './sequence-input.ts';
import { SEQUENCES_PATH, sequencePath } from './sequence-paths.ts';
import { STEP_FORM, stepInput } from './step-input.ts';

const words = {
  failed: () => formWords.saveFailed,
  fieldOf: {
    SEQUENCE_NAME_TAKEN: 'name',
    PRODUCT_NOT_FOUND: 'product',
    SEGMENT_NOT_FOUND: 'segment',
    exit_product_id: 'exit_product',
  },
};

const remove = formAction({
  endpoint: deleteSequence,
  form: 'delete-sequence',
  call: (_, { param }) => ({ params: { id: param('id') } }),
  done: () => formWords.removed,
  to: () => SEQUENCES_PATH,
  failed: () => formWords.removeFailed,
});

/** The settings page posts here; `new` makes a sequence. */
export const settingsAction = formActions(
  {
    delete: remove,
    update: formAction({
      endpoint: updateSequence,
      form: SEQUENCE_FORM,
      schema: sequenceInput,
      call: (typed, { param }) => ({ params: { id: param('id') }, body: settingsOf(typed) }),
      done: () => formWords.saved,
      to: (_, __, { param }) => sequencePath(param('id')),
      ...words,
    }),
  },
  formAction({
    endpoint: createSequence,
    form: SEQUENCE_FORM,
    schema: newSequenceInput,
    call: (typed) => ({ body: { purpose: typed.purpose, ...settingsOf(typed) } }),
    done: ({ id }) => ({ id, message: formWords.saved }),
    to: ({ id }) => sequencePath(id),
    ...words,
  }),
);

const move = formAction({
  endpoint: moveStep,
  schema: z.object({ step: z.string(), position: z.number() }),
  call: ({ step, position }, { param }) => ({ params: { id: param('id'), step }, body: { position } }),
  done: () => copy.moved,
  failed: () => copy.moveFailed,
});

/** The page with the line posts here. */
export const lineAction = formActions(
  {
    move,
    remove: formAction({
      endpoint: removeStep,
      form: 'remove-step',
      schema: z.object({ step: z.string() }),
      call: ({ step }, { param }) => ({ params: { id: param('id'), step } }),
      done: () => copy.removed,
      failed: () => copy.removeFailed,
    }),
    pause: formAction({
      endpoint: pauseSequence,
      form: 'pause-sequence',
      call: (_, { param }) => ({ params: { id: param('id') } }),
      done: () => copy.paused,
      failed: () => copy.pauseFailed,
    }),
  },
  formAction({
    endpoint: startSequence,
    form: 'start-sequence',
    schema: z.object({ with_present: z.boolean().default(false) }),
    call: (body, { param }) => ({ params: { id: param('id') }, body }),
    done: () => copy.started,
    failed: () => copy.startFailed,
  }),
);

/** The page of one mail posts here; `new` adds one at the posted position. */
export const stepAction = formActions(
  {
    change: formAction({
      endpoint: changeStep,
      form: STEP_FORM,
      schema: stepInput,
      call: ({ purpose: _, ...body }, { param }) => ({
        params: { id: param('id'), step: param('step') },
        body,
      }),
      done: () => copy.step.saved,
      to: (_, __, { param }) => sequencePath(param('id')),
      failed: () => copy.step.saveFailed,
    }),
  },
  formAction({
    endpoint: addStep,
    form: STEP_FORM,
    schema: stepInput,
    call: ({ purpose: _, ...body }, { param, text }) => ({
      params: { id: param('id') },
      query: { position: text('position') },
      body,
    }),
    done: () => copy.step.saved,
    to: (_, __, { param }) => sequencePath(param('id')),
    failed: () => copy.step.saveFailed,
  }),
);

/** The page of people posts here. */
export const peopleAction = formActions(
  {
    end: formAction({
      endpoint: endEnrolment,
      form: 'end-enrolment',
      schema: z.object({ enrolment: z.string() }),
      call: ({ enrolment }, { param }) => ({ params: { id: param('id'), enrolment } }),
      done: () => peopleWords.removed,
      failed: () => peopleWords.removeFailed,
    }),
  },
  formAction({
    endpoint: addEnrolment,
    form: 'add-enrolment',
    schema: addEnrolment.body,
    call: (body, { param }) => ({ params: { id: param('id') }, body }),
    done: () => peopleWords.added,
    failed: () => peopleWords.addFailed,
    fieldOf: { PERSON_NOT_FOUND: 'email', PERSON_UNREACHABLE: 'email', PERSON_ENROLLED: 'email' },
  }),
);
