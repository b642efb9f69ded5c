/** Completes full names while they are typed; a real shop plugs in its suggestion service here. */
export interface NameProvider {
  /** Whole lines to put into the field, the best first. */
  names(typed: string): Promise<readonly string[]>
}
