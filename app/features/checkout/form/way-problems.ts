const codes = ['GATEWAY_UNAVAILABLE', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'PAYMENT_WAY_UNAVAILABLE'];

/** Refusals of the chosen way to pay, said beside the ways: another one may work. */
export const isWayProblem = (code: string): boolean => codes.includes(code);
