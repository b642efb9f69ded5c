import { createTransport } from 'nodemailer'

import type { Mailer } from './mailer.ts'
import { createMessageFolder } from './message-folder.ts'

const FROM = 'Пенал <shop@penal.example>'

/** Puts each letter into the data folder as a file that any mail program opens. */
export function createFileMailer(dataDir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ id, to, unsubscribeUrl, attachments = [], ...letter }) {
      const { message } = await transport.sendMail({
        from: FROM,
        textEncoding: 'base64',
        ...letter,
        // As an object, so that no comma or bracket of it makes another address.
        to: { name: '', address: to },
        attachments: attachments.map(({ fileName, mediaType, content }) => ({
          ...{ filename: fileName, contentType: mediaType, content }
        })),
        ...(id && { messageId: `<letter-${id}@penal.example>` }),
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
          }
        })
      })
      await createMessageFolder(dataDir, 'mail').add('.eml', await asBuffer(message))
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
