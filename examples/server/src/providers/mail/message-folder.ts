import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HEADERS_END = /\r?\n\r?\n/

export interface StoredMessage {
  readonly name: string
  readonly raw: string
}

/** Messages as files that begin with the lines of their headers. */
export interface MessageFolder {
  add(extension: string, content: Buffer): Promise<void>
  /** The newest first. */
  list(most: number): Promise<readonly StoredMessage[]>
  /** Removes what was sent to an address. */
  forget(to: string): Promise<void>
}

export function createMessageFolder(dataDir: string, kind: 'mail' | 'sms'): MessageFolder {
  const folder = join(dataDir, kind)
  const read = async (name: string): Promise<StoredMessage | undefined> => {
    // Of two accounts that are deleted at once either finds letters gone that the other had.
    const raw = await unlessGone(readFile(join(folder, name), 'utf8'))
    return raw === undefined ? undefined : { name, raw }
  }
  return {
    async add(extension, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
      // Several may be written in one millisecond.
      const moment = String(process.hrtime.bigint()).padStart(20, '0')
      const name = `${time}-${moment}-${randomUUID()}${extension}`
      // Messages hold passwords: only the shop's own user reads them.
      await writeFile(join(folder, name), content, { mode: 0o600 })
    },
    async list(most) {
      const newest = (await namesIn(folder)).toReversed().slice(0, most)
      return (await Promise.all(newest.map(read))).filter(message => message !== undefined)
    },
    async forget(to) {
      for (const name of await namesIn(folder)) {
        const message = await read(name)
        const isOwn = message !== undefined && recipientOf(message.raw) === to
        if (isOwn) await rm(join(folder, name), { force: true })
      }
    }
  }
}

/** The address as it was given: a long one stands on a line of its own, an odd one in quotes. */
export function recipientOf(raw: string): string {
  const headers = raw.split(HEADERS_END, 1)[0] ?? ''
  const shown = /^To:\s+(\S.*)$/m.exec(headers)?.[1]?.trim() ?? ''
  const [, quoted = '', domain = ''] = /^<"(.*)"(@.+)>$/.exec(shown) ?? []
  return domain === '' ? shown : quoted + domain
}

/** Names begin with the time, so their order is the messages'. A folder that is not there is empty. */
const namesIn = async (folder: string) => (await unlessGone(readdir(folder)))?.toSorted() ?? []

async function unlessGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
