import { readLetter } from '../src/modules/letters/read-letter.ts'
import { createMessageFolder } from '../src/providers/mail/message-folder.ts'
import type { TestBackend } from '../src/testing/test-backend.ts'

/** The texts of what was sent to an e-mail or a phone, the newest first. */
export async function lettersTo(
  { deps }: TestBackend,
  to: string,
  kind: 'mail' | 'sms' = 'mail'
): Promise<readonly string[]> {
  const stored = await createMessageFolder(deps.settings.dataDir, kind).list(500)
  return stored
    .map(readLetter)
    .filter(letter => letter.to === to)
    .map(({ text }) => text)
}

/** The code of the newest message. */
export async function codeFor(backend: TestBackend, to: string, kind: 'mail' | 'sms' = 'mail') {
  const [text = ''] = await lettersTo(backend, to, kind)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** The temporary password of the newest letter. */
export async function passwordFor(backend: TestBackend, to: string) {
  const [text = ''] = await lettersTo(backend, to)
  return /[Пп]ароль(?: для одного входа)?: (\S+)/.exec(text)?.[1] ?? ''
}
