/** Optional reading: returns `none` when the call fails or is late. */
export type Optional = <Value>(reading: Promise<Value>, none: Value) => Promise<Value>
