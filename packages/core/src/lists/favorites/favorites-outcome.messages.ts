/** Of the engine alone: hearts stand on a first page, where every word is weighed. */
export const favoritesOutcomeMessages = {
  merged: 'Избранное с этого устройства теперь в вашем аккаунте',
  notSaved: 'Не удалось изменить избранное. Попробуйте ещё раз',
  full: (limit: number) =>
    `В избранном может быть не больше ${limit} товаров. Войдите в аккаунт или уберите лишнее`
} as const
