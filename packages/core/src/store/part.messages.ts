/** Words of a part of a page that cannot be shown while the rest of the page stays (G6). */
export const partMessages = {
  failed: 'Не удалось показать часть страницы.',
  /** `what` in the accusative: «хиты недели». */
  missing: (what: string) => `Не удалось загрузить ${what}.`,
  loading: 'Загружаем…',
  retry: 'Повторить'
} as const
