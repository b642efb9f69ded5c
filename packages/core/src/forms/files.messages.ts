import { countOf, plural } from '../values/plural/plural.ts'

const FILES = ['файл', 'файла', 'файлов'] as const
/** «Не больше» takes the genitive: 1 файла, 5 файлов, 21 файла. */
const files = (count: number) => `${count} ${plural(count, ['файла', 'файлов', 'файлов'])}`

export const fileMessages = {
  empty: 'Файл пустой',
  tooLarge: (megabytes: number) => `Файл больше ${megabytes} МБ`,
  wrongKind: (kinds: string) => `Сюда подойдёт только ${kinds}`,
  tooMany: (count: number) => `Не больше ${files(count)}`,
  tooManyAttached: (count: number) => `Можно приложить не больше ${files(count)}`,
  wait: 'Дождитесь загрузки файлов или уберите их',
  cancel: (name: string) => `Отменить загрузку: ${name}`,
  remove: (name: string) => `Убрать файл: ${name}`,
  sent: (percent: number) => `Загружено ${percent}\u00a0%`,
  readied: (names: string) => `Загружено: ${names}`,
  sending: (count: number) => `Загружается: ${countOf(count, FILES)}`,
  failed: (name: string, why: string) => `Не загружено: ${name}. ${why}`,
  kindWithin: (kind: string, megabytes: number) => `${kind} до ${megabytes} МБ`,
  hint: (count: number, kinds: string) => `Не больше ${files(count)}: ${kinds}`,
  unknownTarget: 'Сюда файлы не прикладывают',
  or: ' или ',
  kinds: { picture: 'фото JPEG, PNG, WebP', video: 'видео MP4', document: 'документ PDF' }
} as const
