import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface Stored {
  readonly id: string
  readonly extension: string
}

/** Where the bytes of a file lie; both parts are ours, nothing of the sender's is in them. */
export const storedPath = (dataDir: string, { id, extension }: Stored) =>
  join(dataDir, 'files', id.slice(0, 2), `${id}.${extension}`)

export async function keepBytes(dataDir: string, stored: Stored, draft: string): Promise<void> {
  const path = storedPath(dataDir, stored)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await rename(draft, path)
}

export const removeBytes = (dataDir: string, stored: Stored) =>
  rm(storedPath(dataDir, stored), { force: true })
