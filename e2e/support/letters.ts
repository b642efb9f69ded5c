import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

const HEADERS_END = /\r?\n\r?\n/

/**
 * The words of the newest letter or text message to somebody, once there is one; with `part`, of
 * the newest that has it: several write to the shop at once.
 */
export async function newestMessage(kind: 'mail' | 'sms', to: string, part = ''): Promise<string> {
  const folder = join(inject('dataFolder'), kind)
  async function find() {
    const names = await readdir(folder).catch(() => [])
    const messages = await Promise.all(
      names.toSorted().map(name => readFile(join(folder, name), 'utf8'))
    )
    return messages
      .filter(message => message.split(HEADERS_END, 1)[0]?.includes(to))
      .map(wordsOf)
      .findLast(words => words.includes(part))
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

function wordsOf(message: string): string {
  const [headers = '', body = ''] = message.split(HEADERS_END)
  const isEncoded = /Content-Transfer-Encoding: base64/i.test(headers)
  return isEncoded ? Buffer.from(body, 'base64').toString('utf8') : body
}
