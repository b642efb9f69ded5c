export const reviewFormMessages = {
  addPhotos: 'Добавить фото или видео',
  send: 'Отправить отзыв'
} as const
