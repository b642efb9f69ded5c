import { fileMessages as messages } from './files.messages.ts'

/** A file on its way to a form. Plain JSON. */
export interface Attachment {
  /** The form's own name of it: another one for every file that is chosen. */
  readonly key: string
  readonly name: string
  readonly state: 'uploading' | 'ready' | 'failed'
  /** Of 100: what of it was sent. */
  readonly percent: number
  /** '' until it is uploaded. */
  readonly fileId: string
  /** Why it was not. */
  readonly message: string
  /** The same file sent again may come through. */
  readonly canRetry: boolean
}

/** The file in the place of its key, or behind the others. */
export const withAttachment = (
  files: readonly Attachment[],
  file: Attachment
): readonly Attachment[] =>
  files.some(({ key }) => key === file.key)
    ? files.map(each => (each.key === file.key ? file : each))
    : [...files, file]

/** Why a form with these files cannot be sent; at most `max` go with it. */
export function attachmentsError(files: readonly Attachment[], max: number): string | undefined {
  if (files.some(({ state }) => state === 'uploading')) return messages.wait
  return readyFileIds(files).length > max ? messages.tooManyAttached(max) : undefined
}

export const readyFileIds = (files: readonly Attachment[]): string[] =>
  files.filter(({ state }) => state === 'ready').map(({ fileId }) => fileId)

/** How many more files may be put to a form that takes `max`. */
export const attachmentsLeft = (files: readonly Attachment[], max: number) =>
  Math.max(0, max - files.filter(({ state }) => state !== 'failed').length)

/** What became of the files, for whoever does not see them: told anew with every end, not with every percent. */
export function attachmentsNews(files: readonly Attachment[]): string {
  const of = (wanted: Attachment['state']) => files.filter(({ state }) => state === wanted)
  const [sending, ready] = [of('uploading'), of('ready')]
  return [
    ...of('failed').map(({ name, message }) => messages.failed(name, message)),
    ...(sending.length > 0 ? [messages.sending(sending.length)] : []),
    ...(ready.length > 0 ? [messages.readied(ready.map(({ name }) => name).join(', '))] : [])
  ].join('. ')
}

/** What taking a file back does: its upload is called off, or what was kept is let go. */
export const attachmentRemoval = ({ state, name }: Pick<Attachment, 'state' | 'name'>): string =>
  state === 'uploading' ? messages.cancel(name) : messages.remove(name)

/** «Загружено 40 %», or why it was not. */
export const attachmentWords = ({ state, percent, message }: Attachment): string =>
  state === 'uploading' ? messages.sent(percent) : message
