/** A list in parts of at most `size`, in its order: a call takes so many at once. */
export const inChunks = <Item>(
  items: readonly Item[],
  size: number
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size)
  )
