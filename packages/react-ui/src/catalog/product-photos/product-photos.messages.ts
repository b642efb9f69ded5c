export const productPhotosMessages = {
  photosOf: (title: string) => `Фото: ${title}`,
  photo: (place: number) => `Фото ${place}`
} as const
