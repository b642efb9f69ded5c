/** A file that is written by `npm run generate`. */
export interface Output {
  /** From the folder of the package. */
  readonly path: string
  readonly text: string
}
