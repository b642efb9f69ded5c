export const favoritesMessages = {
  notFound: 'Товар не найден',
  tooMany: (limit: number) =>
    `В избранном может быть не больше ${limit} товаров. Уберите то, что уже не нужно`
}
