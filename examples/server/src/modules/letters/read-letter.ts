import { recipientOf, type StoredMessage } from '../../providers/mail/message-folder.ts'

export interface ReadLetter {
  readonly to: string
  /** ISO time, of the file's name. */
  readonly at: string
  /** Empty for a short message. */
  readonly subject: string
  readonly text: string
  /** Names of the files that go with it. */
  readonly attachments: readonly string[]
}

const FILE_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})/
const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\r?\n\s+(?==\?))?/gi
const BOUNDARY = /^content-type: multipart\/mixed;\s+boundary="([^"]+)"/im
const ATTACHED = /^content-type: [^;\r\n]+;\s+name="((?:[^"\r\n]|\r?\n\s)+)"/im

/** Reads what this server itself has written: one part of text, and attached files after it. */
export function readLetter({ name, raw }: StoredMessage): ReadLetter {
  const { headers } = partOf(raw)
  const [first = raw, ...attached] = partsOf(raw, headers)
  return {
    to: recipientOf(raw),
    at: name.replace(FILE_TIME, '$1:$2:$3').slice(0, 19),
    subject: decodeWords(/^Subject: (.*(?:\r?\n\s.*)*)/m.exec(headers)?.[1] ?? ''),
    text: textOf(first),
    attachments: attached.map(part => decodeWords(ATTACHED.exec(partOf(part).headers)?.[1] ?? ''))
  }
}

function partsOf(raw: string, headers: string): readonly string[] {
  const boundary = BOUNDARY.exec(headers)?.[1]
  if (boundary === undefined) return [raw]
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => part.trimStart())
}

function partOf(raw: string) {
  const [headers = '', ...body] = raw.split(/\r?\n\r?\n/)
  return { headers, body: body.join('\n\n') }
}

function textOf(part: string): string {
  const { headers, body } = partOf(part)
  const isEncoded = /^content-transfer-encoding: base64$/im.test(headers)
  return isEncoded ? Buffer.from(body, 'base64').toString('utf8') : body
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
