/** Letters that a review may have, on both sides of the wire. */
export const REVIEW_LENGTH = 2000;
