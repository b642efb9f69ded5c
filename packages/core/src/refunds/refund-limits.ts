/** Characters of a comment to a refund. */
export const REFUND_COMMENT_MAX_LENGTH = 2000

/** Photos, videos and papers that go with a refund. */
export const REFUND_FILES_MAX = 10
