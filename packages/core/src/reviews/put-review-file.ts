import type { StoredFile } from '../entities/stored-file.ts'
import { toFailure } from '../errors/api-error.ts'
import { fileProblem } from '../files/check-file.ts'
import type { ReviewAttachment, ReviewFacts } from './review.form.ts'

const TARGET = 'review'

export interface ReviewFile {
  /** The form's own name of it: another one for every file that is chosen. */
  readonly key: string
  readonly name: string
  readonly blob: Blob
}

/** The form of a review that is being written. */
export interface WrittenReview {
  send(command: { readonly type: 'form.learn'; readonly facts: Pick<ReviewFacts, 'files'> }): void
  getState(): { readonly facts: Pick<ReviewFacts, 'files'> }
}

/** Puts a file to a review that is being written; a file taken away meanwhile stays away. */
export async function putReviewFile(
  form: WrittenReview,
  { key, name, blob }: ReviewFile,
  upload: (blob: Blob, name: string) => Promise<StoredFile>
): Promise<void> {
  const files = () => form.getState().facts.files
  const put = (told: Pick<ReviewAttachment, 'state'> & Partial<ReviewAttachment>) =>
    learn(form, withFile(files(), { key, name, fileId: '', message: '', ...told }))
  const isWanted = () => files().some(file => file.key === key)

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

/** Takes a file away, also one that is on its way. */
export const removeReviewFile = (form: WrittenReview, key: string): void =>
  learn(
    form,
    form.getState().facts.files.filter(file => file.key !== key)
  )

const learn = (form: WrittenReview, files: readonly ReviewAttachment[]) =>
  form.send({ type: 'form.learn', facts: { files } })

const withFile = (files: readonly ReviewAttachment[], file: ReviewAttachment) =>
  files.some(({ key }) => key === file.key)
    ? files.map(known => (known.key === file.key ? file : known))
    : [...files, file]
