/** What a front was expected to do and did not; a person who builds one reads it. */
export class Unmet extends Error {
  readonly expected: string
  readonly seen: string
  readonly hint: string

  constructor({ expected, seen, hint }: { expected: string; seen: string; hint: string }) {
    super(`${expected}; seen: ${seen}`)
    this.name = 'Unmet'
    this.expected = expected
    this.seen = seen
    this.hint = hint
  }
}

/** Why no story can be told: the address, the backend or the people are not as the suite was told. */
export class Unready extends Error {
  override readonly name = 'Unready'
}
