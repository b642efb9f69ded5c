export const attachmentsMessages = {
  files: 'Приложенные файлы',
  uploading: (name: string) => `Загрузка файла: ${name}`,
  again: (name: string) => `Загрузить ещё раз: ${name}`,
  cancel: (name: string) => `Отменить загрузку: ${name}`,
  remove: (name: string) => `Убрать файл: ${name}`
} as const
