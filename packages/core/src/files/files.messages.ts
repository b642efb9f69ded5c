import { countOf, plural } from '../plural/plural.ts'

const BYTES_IN_MEGABYTE = 1_048_576

const megabytes = (bytes: number) => `${Math.round(bytes / BYTES_IN_MEGABYTE)} МБ`
const FILES = ['файл', 'файла', 'файлов'] as const
/** «Не больше» takes the genitive: 1 файла, 5 файлов, 21 файла. */
const files = (count: number) => `${count} ${plural(count, ['файла', 'файлов', 'файлов'])}`

export const fileMessages = {
  empty: 'Файл пустой',
  tooLarge: (maxBytes: number) => `Файл больше ${megabytes(maxBytes)}`,
  wrongKind: (kinds: string) => `Сюда подойдёт только ${kinds}`,
  tooMany: (count: number) => `Не больше ${files(count)}`,
  tooManyAttached: (count: number) => `Можно приложить не больше ${files(count)}`,
  wait: 'Дождитесь загрузки файлов или уберите их',
  sent: (percent: number) => `Загружено ${percent} %`,
  readied: (names: string) => `Загружено: ${names}`,
  sending: (count: number) => `Загружается: ${countOf(count, FILES)}`,
  failed: (name: string, why: string) => `Не загружено: ${name}. ${why}`,
  kindWithin: (kind: string, maxBytes: number) => `${kind} до ${megabytes(maxBytes)}`,
  hint: (count: number, kinds: string) => `Не больше ${files(count)}: ${kinds}`,
  unknownTarget: 'Сюда файлы не прикладывают',
  or: ' или ',
  kinds: { picture: 'фото JPEG, PNG, WebP', video: 'видео MP4', document: 'документ PDF' }
} as const
