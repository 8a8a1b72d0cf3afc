/** Fields that a form gets when the API wants to know again who is signed in. */
export const PROOF_PASSWORD = 'proof_password';
export const PROOF_CODE = 'proof_code';
/** The button that asks for a mailed code instead. */
export const SEND_PROOF_CODE = 'send_proof_code';

/** Answers that ask for the password, or for the mailed code. */
export const REAUTHENTICATION_REQUIRED = 'REAUTHENTICATION_REQUIRED';
export const PROOF_CODE_SENT = 'PROOF_CODE_SENT';
