/** «4,9»: a rating has one decimal at most. */
export const showRating = (rating: number): string =>
  String(Math.round(rating * 10) / 10).replace('.', ',')
