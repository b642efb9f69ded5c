/** Photos, videos and papers that go with a refund. */
export const REFUND_FILES_MAX = 10
