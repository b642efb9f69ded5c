export const newsMessages = {
  readingTime: (minutes: number) => `${minutes} мин чтения`,
  until: (day: string) => `До ${day}`,
  endless: 'Без срока',
  over: 'Акция завершена',
  allTags: 'Все',
  noneYet: 'Здесь пока пусто',
  noneYetHint: 'Загляните позже: скоро что-нибудь напишем.',
  noneOfTag: 'Под этой меткой ничего нет',
  noneOfTagHint: 'Выберите другую или откройте всё сразу.',
  noPage: 'Страницы с таким номером нет',
  showAll: 'Показать всё'
} as const
