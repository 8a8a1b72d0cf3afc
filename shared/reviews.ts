/** Letters that a review may have, on both sides of the wire. */
export const MAX_REVIEW_LENGTH = 2000;
