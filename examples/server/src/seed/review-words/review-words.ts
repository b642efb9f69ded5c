/** What buyers say of one type of goods; each line stands alone and fits every product of the type. */
export interface ReviewWords {
  /** With five stars. */
  readonly praise: readonly string[]
  /** With four: good, but. */
  readonly reserve: readonly string[]
  /** With three and fewer. */
  readonly grumble: readonly string[]
}

export type ReviewWordsByType = Readonly<Record<string, ReviewWords>>
