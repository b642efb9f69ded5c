/** Characters of a comment to a refund. */
export const REFUND_COMMENT_MAX_LENGTH = 2000
