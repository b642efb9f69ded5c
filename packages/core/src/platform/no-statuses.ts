/** Statuses that are no list: the error names whose they are (§8, E6). */
export const noStatuses = (entity: string): TypeError =>
  new TypeError(`${entity}: statuses is not an array`)
