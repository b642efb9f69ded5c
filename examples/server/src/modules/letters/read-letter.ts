import { recipientOf, type StoredMessage } from '../../providers/mail/message-folder.ts'

export interface ReadLetter {
  readonly to: string
  /** ISO time, of the file's name. */
  readonly at: string
  /** Empty for a short message. */
  readonly subject: string
  readonly text: string
}

const FILE_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})/
const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\r?\n\s+(?==\?))?/gi

/** Reads what this server itself has written: one part of text. */
export function readLetter({ name, raw }: StoredMessage): ReadLetter {
  const [headers = '', ...body] = raw.split(/\r?\n\r?\n/)
  const isEncoded = /^content-transfer-encoding: base64$/im.test(headers)
  const text = body.join('\n\n')
  return {
    to: recipientOf(raw),
    at: name.replace(FILE_TIME, '$1:$2:$3').slice(0, 19),
    subject: decodeWords(/^Subject: (.*(?:\r?\n\s.*)*)/m.exec(headers)?.[1] ?? ''),
    text: isEncoded ? Buffer.from(text, 'base64').toString('utf8') : text
  }
}

const decodeWords = (header: string) =>
  header.replaceAll(ENCODED_WORD, (_, encoding: string, content: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64').toString('utf8')
      : decodeQuoted(content)
  )

const decodeQuoted = (content: string) =>
  Buffer.from(
    content
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16))
      ),
    'latin1'
  ).toString('utf8')
