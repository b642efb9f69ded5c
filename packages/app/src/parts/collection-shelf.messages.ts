export const collectionShelfMessages = {
  showAll: 'Смотреть все'
} as const
