export const attachmentsMessages = {
  files: 'Приложенные файлы',
  uploading: (name: string) => `Загрузка файла: ${name}`,
  again: (name: string) => `Загрузить ещё раз: ${name}`
} as const
