import type { StoredFile } from '../entities/stored-file.ts'
import { toFailure } from '../errors/api-error.ts'
import { type Attachment, withAttachment } from './attachment.ts'
import { fileProblem } from './check-file.ts'

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
  getState(): { readonly facts: WithFiles }
  subscribe(listener: () => void): () => void
}

export type UploadFile = (
  file: ChosenFile,
  onProgress: (share: number) => void,
  signal: AbortSignal
) => Promise<StoredFile>

/** Puts a file to a form that is being written; one that is taken away is given up and stays away. */
export async function putFile(
  form: FormWithFiles,
  chosen: ChosenFile,
  { targetCode, upload }: { readonly targetCode: string; readonly upload: UploadFile }
): Promise<void> {
  const { key, name, blob } = chosen
  const put = (told: Pick<Attachment, 'state'> & Partial<Attachment>) =>
    learn(
      form,
      withAttachment(filesOf(form), { key, name, percent: 0, fileId: '', message: '', ...told })
    )
  const isWanted = () => filesOf(form).some(file => file.key === key)

  const problem = fileProblem(targetCode, blob)
  if (problem !== undefined) return put({ state: 'failed', message: problem })
  put({ state: 'uploading' })
  const given = new AbortController()
  const unfollow = form.subscribe(() => isWanted() || given.abort())
  try {
    const show = (share: number) =>
      isWanted() && put({ state: 'uploading', percent: percentOf(share) })
    const { id } = await upload(chosen, show, given.signal)
    if (isWanted()) put({ state: 'ready', percent: 100, fileId: id })
  } catch (error) {
    if (isWanted()) put({ state: 'failed', message: toFailure(error).message })
  } finally {
    unfollow()
  }
}

/** Takes a file away, also one that is on its way. */
export const removeFile = (form: FormWithFiles, key: string): void =>
  learn(
    form,
    filesOf(form).filter(file => file.key !== key)
  )

const filesOf = (form: FormWithFiles) => form.getState().facts.files

const learn = (form: FormWithFiles, files: readonly Attachment[]) =>
  form.send({ type: 'form.learn', facts: { files } })

const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
