// What processes cost, as Linux counts it: CPU time and memory, children included.
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** CPU milliseconds that a process and those it started have used so far. */
export const cpuMs = pid => {
  const { utime, stime, ended } = readStat(pid)
  const children = childrenOf(pid).map(child => readStat(child))
  const living = children.reduce((sum, child) => sum + child.utime + child.stime, 0)
  return (utime + stime + ended + living) * TICK_MS
}

/** What `act` answers, and the CPU milliseconds that each of the processes used meanwhile. */
export async function withCpu(pids, act) {
  const before = pids.map(cpuMs)
  const answer = await act()
  return [answer, ...pids.map((pid, place) => cpuMs(pid) - before[place])]
}

/** Megabytes that a process and those it started hold; what they share is counted once. */
export const megabytes = pid =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + proportionalKb(each), 0) / 1024

/** The most megabytes that a process alone has ever held. */
export const peakMegabytes = pid =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent, utime, stime, childUtime, childStime] = [1, 11, 12, 13, 14].map(at =>
      Number(fields[at])
    )
    return { parent, utime, stime, ended: childUtime + childStime }
  } catch {
    return { parent: 0, utime: 0, stime: 0, ended: 0 } // It has ended: its parent counts it.
  }
}

/** The processes that one has started. */
export const childrenOf = pid =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && readStat(name).parent === pid)
    .map(Number)

function proportionalKb(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
  } catch {
    return 0 // Of another user, or ended meanwhile.
  }
}
