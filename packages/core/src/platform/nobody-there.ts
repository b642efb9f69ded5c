/** Something before the shop answers in its place. */
const NOBODY_THERE: readonly number[] = [502, 503, 504]

/** Whether such an answer tells that the shop itself is not there. */
export const isNobodyThere = (status: number): boolean => NOBODY_THERE.includes(status)
