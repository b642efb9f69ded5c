export const blankListMessages = {
  title: 'Заявки',
  byStatus: 'Заявки по статусам'
} as const
