import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

import type { Mailer } from './mailer.ts'

const FROM = 'Пенал <shop@penal.example>'

/** Puts each letter into the data folder as a file that any mail program opens. */
export function createFileMailer(dataDir: string): Mailer {
  const folder = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail({
        from: FROM,
        textEncoding: 'base64',
        ...letter
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`
      // Letters hold passwords: only the shop's own user reads them.
      await writeFile(join(folder, name), await asBuffer(message), { mode: 0o600 })
    }
  }
}

/** With `buffer: true` it always is one; the type of the transport does not say so. */
async function asBuffer(message: Buffer | NodeJS.ReadableStream): Promise<Buffer> {
  if (Buffer.isBuffer(message)) return message
  const parts: Buffer[] = []
  for await (const part of message) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
