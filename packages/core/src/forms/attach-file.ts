import { toFailure } from '../platform/api-error.ts'
import { type Attachment, attachmentsLeft, withAttachment } from './attachment.ts'
import { fileProblem } from './check-file.ts'
import { fileMessages as messages } from './files.messages.ts'

/** A file as the visitor chose it; `key` is another one for every choice. */
export interface ChosenFile {
  readonly key: string
  readonly name: string
  readonly blob: Blob
}

interface WithFiles {
  readonly files: readonly Attachment[]
}

/** An open form whose files come and go beside its fields. */
export interface FormWithFiles {
  send(command: { readonly type: 'form.learn'; readonly facts: WithFiles }): void
  get(): { readonly facts: WithFiles }
  subscribe(listener: () => void): () => void
}

/** Where files go, and how many of them. */
export interface FilePlace {
  readonly targetCode: string
  readonly max: number
}

/** Sends the bytes; gives the id of what is kept. */
export type UploadFile = (
  file: ChosenFile,
  onProgress: (share: number) => void,
  signal: AbortSignal
) => Promise<string>

/**
 * Puts a file to a form that is being written; one that is taken away is given up and stays away.
 * A file that failed is sent again by its own key.
 */
export async function attachFile(
  form: FormWithFiles,
  chosen: ChosenFile,
  { targetCode, max }: FilePlace,
  upload: UploadFile
): Promise<void> {
  const { key, name, blob } = chosen
  const attach = (change: Pick<Attachment, 'state'> & Partial<Attachment>) =>
    learn(form, withAttachment(filesOf(form), { key, name, ...untold, ...change }))
  const isWanted = () => filesOf(form).some(file => file.key === key)

  const problem = fileProblem(targetCode, blob)
  if (problem !== undefined) return attach({ state: 'failed', message: problem })
  if (attachmentsLeft(filesOf(form), max) === 0)
    return attach({ state: 'failed', message: messages.tooManyAttached(max), canRetry: true })
  attach({ state: 'uploading' })
  const outer = new AbortController()
  const unfollow = form.subscribe(() => isWanted() || outer.abort())
  try {
    const show = (share: number) =>
      isWanted() && attach({ state: 'uploading', percent: percentOf(share) })
    const fileId = await upload(chosen, show, outer.signal)
    if (isWanted()) attach({ state: 'ready', percent: 100, fileId })
  } catch (error) {
    const { message, status, retryable } = toFailure(error)
    const canRetry = retryable || status >= SERVER_FAILED
    if (isWanted()) attach({ state: 'failed', message, canRetry })
  } finally {
    unfollow()
  }
}

const untold = { percent: 0, fileId: '', message: '', canRetry: false }

/** From here on it is not the file that was wrong. */
const SERVER_FAILED = 500

/** Takes a file away, also one that is on its way. */
export const removeFile = (form: FormWithFiles, key: string): void =>
  learn(
    form,
    filesOf(form).filter(file => file.key !== key)
  )

const filesOf = (form: FormWithFiles) => form.get().facts.files

const learn = (form: FormWithFiles, files: readonly Attachment[]) =>
  form.send({ type: 'form.learn', facts: { files } })

const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
