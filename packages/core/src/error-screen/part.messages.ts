/** Words of a part of a page that cannot be shown while the rest of the page stays (G6). */
export const partMessages = {
  failed: 'Не удалось показать часть страницы.',
  retry: 'Повторить'
} as const
