import fs from 'node:fs'

/** A process, told apart from later ones of the same number. */
export interface Running {
  readonly pid: number
  /** When it began, as the kernel counts; empty where there is no /proc. */
  readonly started: string
}

/** What a lock asks of the computer it is on. */
export interface Host {
  /** This process. */
  readonly self: Running
  isAlive(process: Running): boolean
  readonly files: Pick<
    typeof fs,
    'linkSync' | 'readFileSync' | 'renameSync' | 'rmSync' | 'writeFileSync'
  >
}

export const thisHost: Host = {
  self: { pid: process.pid, started: startOf(process.pid) },
  isAlive,
  files: fs
}

function isAlive({ pid, started }: Running): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, but under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return started === '' || startOf(pid) === '' || startOf(pid) === started
}

function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
