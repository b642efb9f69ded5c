/** Files that the document names for the application, in their order; a shop that runs from its sources names none. */
export const namedFiles = (kind: 'chunks' | 'shop' | 'styles'): readonly string[] =>
  document
    .querySelector<HTMLElement>('script[data-entry]')
    ?.dataset[kind]?.split(' ')
    .filter(Boolean) ?? []
