/** Id of a set in a basket: the same choice of products is the same line. */
export const constructorSetId = (code: string, groupIds: readonly number[]): string =>
  `${code}:${groupIds.join('-')}`

/** What an id of `constructorSetId` was made of. */
export function choiceOf(setId: string): { code: string; groupIds: number[] } {
  const [code = '', groups = ''] = setId.split(':')
  return { code, groupIds: groups.split('-').map(Number) }
}
