export const PROOF_PASSWORD = 'proof_password';
export const PROOF_CODE = 'proof_code';
export const SEND_PROOF_CODE = 'send_proof_code';

export const REAUTHENTICATION_REQUIRED = 'REAUTHENTICATION_REQUIRED';
export const PROOF_CODE_SENT = 'PROOF_CODE_SENT';
