export const galleryMessages = {
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  enlarge: 'Увеличить фото'
} as const
