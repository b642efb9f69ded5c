interface RateLimitTable {
  /** Of the bucket, and of whom it counts as a hash. */
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number | null
}

export interface LimitsTables {
  rate_limit: RateLimitTable
}
