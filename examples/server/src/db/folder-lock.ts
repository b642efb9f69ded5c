import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartFailure } from '../start-failure.ts'

interface Owner {
  readonly pid: number
  readonly started: string
  readonly token: string
}

export interface FolderLock {
  release(): void
}

/**
 * PGlite does not lock its folder, and two processes on one folder lose rows without an error.
 * The lock of a dead process is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock')
  const mine: Owner = {
    pid: process.pid,
    started: startOf(process.pid),
    token: randomUUID()
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(path, mine)) return { release: () => release(path, mine) }
    const owner = read(path)
    if (owner !== undefined && isAlive(owner)) throw inUse(folder, owner)
    removeIfSame(path, owner)
  }
  throw new StartFailure(`Папка данных ${folder} занята другим процессом: сначала остановите его.`)
}

/** A link appears whole or not at all, so nobody reads a half-written lock. */
function create(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isOwner(value) ? value : undefined
  } catch {
    // Gone meanwhile, or not written by us: nobody to ask whether it lives.
    return undefined
  }
}

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && 'pid' in value && 'started' in value

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, but under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return started === '' || startOf(pid) === '' || startOf(pid) === started
}

/** When the process began, as the kernel counts; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function removeIfSame(path: string, seen: Owner | undefined): void {
  if (read(path)?.token === seen?.token) rmSync(path, { force: true })
}

function release(path: string, mine: Owner): void {
  if (read(path)?.token === mine.token) rmSync(path, { force: true })
}

const inUse = (folder: string, { pid }: Owner) =>
  new StartFailure(
    `Папка данных ${folder} занята процессом ${pid}: остановите его или задайте другую папку в DATA_DIR.`
  )
