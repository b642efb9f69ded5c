import type { StoredFile } from '../entities/stored-file.ts'
import { toFailure } from '../errors/api-error.ts'
import { fileProblem } from '../files/check-file.ts'
import type { ReviewFormEvent } from './review-form.machine.ts'
import type { ReviewAttachment } from './review-form-state.ts'

const TARGET = 'review'

export interface ReviewFile {
  /** The form's own name of it: another one for every file that is chosen. */
  readonly key: string
  readonly name: string
  readonly blob: Blob
}

interface ReviewFormPort {
  send(event: ReviewFormEvent): void
  getSnapshot(): { readonly context: { readonly files: readonly ReviewAttachment[] } }
}

/** Puts a file to a review that is being written; a file taken away meanwhile stays away. */
export async function putReviewFile(
  form: ReviewFormPort,
  { key, name, blob }: ReviewFile,
  upload: (blob: Blob, name: string) => Promise<StoredFile>
): Promise<void> {
  const put = (told: Pick<ReviewAttachment, 'state'> & Partial<ReviewAttachment>) =>
    form.send({ type: 'file.put', file: { key, name, fileId: '', message: '', ...told } })
  const isWanted = () => form.getSnapshot().context.files.some(file => file.key === key)

  const problem = fileProblem(TARGET, blob)
  if (problem !== undefined) return put({ state: 'failed', message: problem })
  put({ state: 'uploading' })
  try {
    const { id } = await upload(blob, name)
    if (isWanted()) put({ state: 'ready', fileId: id })
  } catch (error) {
    if (isWanted()) put({ state: 'failed', message: toFailure(error).message })
  }
}
