/** A reading that whoever asks can do without: `none` in its place where it fails, or is late. */
export type Optional = <Value>(reading: Promise<Value>, none: Value) => Promise<Value>
