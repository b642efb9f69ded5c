import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { StartFailure } from '../start-failure.ts'
import { type Host, thisHost } from './host.ts'

/** Each time it fails, somebody else was there and is gone. */
const ATTEMPTS = 3

/** A lock file holds one; no two locks of any time have the same token. */
const ownerSchema = z.object({
  pid: z.int().check(z.positive()),
  started: z.string(),
  token: z.string().check(z.regex(/^[\w-]+$/))
})

type Owner = z.output<typeof ownerSchema>

/** Whose a lock file is that no process can have written so: one of a power cut, for example. */
const NOBODY: Owner = { pid: 0, started: '', token: 'nobody' }

export interface FolderLock {
  release(): void
}

interface Claim {
  /** The lock that it is all about. */
  readonly goal: string
  readonly mine: Owner
  readonly host: Host
}

/**
 * PGlite does not lock its folder, and two processes on one folder lose rows without an error.
 * The lock of a dead process is taken over.
 */
export function lockFolder(folder: string, host: Host = thisHost): FolderLock {
  const path = join(folder, 'lock')
  const mine: Owner = { ...host.self, token: randomUUID() }
  const claim = { goal: path, mine, host }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const owner = take(path, claim)
    if (owner === mine) return { release: () => release(path, claim) }
    if (owner !== undefined) throw inUse(folder, owner)
  }
  throw new StartFailure(`Папка данных ${folder} занята другим процессом: сначала остановите его.`)
}

/** Returns who has the lock now, or nothing when whoever had it is just gone. */
function take(path: string, claim: Claim): Owner | undefined {
  if (create(path, claim)) return claim.mine
  const owner = read(path, claim)
  if (owner === undefined || isAlive(owner, claim)) return owner
  return inherit(path, owner, claim)
}

/**
 * The lock of a dead owner is replaced by whoever has a second lock, named after that owner. So
 * between its last look and its move nothing else can have come in the place of the dead one's lock.
 * Whoever dies here leaves the second lock as one of a dead owner: it is inherited likewise.
 */
function inherit(path: string, dead: Owner, claim: Claim): Owner | undefined {
  const right = rightTo(path, dead, claim)
  const heir = take(right, claim)
  if (heir !== claim.mine) return heir
  try {
    if (read(path, claim)?.token !== dead.token) return undefined
    claim.host.files.renameSync(writeDraft(path, claim), path)
    return claim.mine
  } finally {
    release(right, claim)
  }
}

/** Its name stays short however many die one after another. */
const rightTo = (path: string, dead: Owner, { goal }: Claim) =>
  dead === NOBODY ? `${path}.heir` : `${goal}.${dead.token}.heir`

/** A link appears whole or not at all, so nobody reads a half-written lock. */
function create(path: string, claim: Claim): boolean {
  const { files } = claim.host
  const draft = writeDraft(path, claim)
  try {
    files.linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    files.rmSync(draft, { force: true })
  }
}

function writeDraft(path: string, { mine, host }: Claim): string {
  const draft = `${path}.${mine.token}.draft`
  host.files.writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  return draft
}

/** Nothing when there is no lock any more. One that cannot be read is not known to be dead. */
function read(path: string, { host }: Claim): Owner | undefined {
  try {
    return parse(host.files.readFileSync(path, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function parse(text: string): Owner {
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return NOBODY
  }
}

const isAlive = (owner: Owner, { host }: Claim) => owner !== NOBODY && host.isAlive(owner)

/** Nobody else removes it while its owner lives; released twice, it may be another's already. */
function release(path: string, claim: Claim): void {
  if (read(path, claim)?.token === claim.mine.token) {
    claim.host.files.rmSync(path, { force: true })
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

const inUse = (folder: string, { pid }: Owner) =>
  new StartFailure(
    `Папка данных ${folder} занята процессом ${pid}: остановите его или задайте другую папку в DATA_DIR.`
  )
