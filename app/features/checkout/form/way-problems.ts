const codes = ['GATEWAY_UNAVAILABLE', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'PAYMENT_WAY_UNAVAILABLE'];

export const isWayProblem = (code: string): boolean => codes.includes(code);
