import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type FolderLock, lockFolder } from '../src/db/folder-lock.ts'
import type { Host } from '../src/db/host.ts'
import { StartFailure } from '../src/start-failure.ts'

let root: string

beforeAll(() => {
  root = fs.mkdtempSync(join(tmpdir(), 'vitrina-lock-'))
})

afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

const newFolder = () => fs.mkdtempSync(join(root, 'data-'))

type Files = Host['files']

/** Thrown where a process is killed: it does nothing from there on. */
class Killed extends Error {}

/** Processes on one folder, each of which may be interrupted or killed before any of its steps. */
function createProcesses(folder: string) {
  const alive = new Set<number>()
  let started = 0

  function create(beforeStep: (step: number) => void) {
    started += 1
    const pid = started
    let steps = 0
    const files = stepping(() => {
      if (!alive.has(pid)) throw new Killed()
      steps += 1
      beforeStep(steps)
    })
    const self = { pid, started: '' }
    alive.add(pid)
    return { self, files, isAlive: (other: { pid: number }) => alive.has(other.pid) }
  }

  return {
    /** The lock that a new process gets, or why it gets none. */
    lock(beforeStep: (step: number) => void = () => undefined): FolderLock | string {
      return outcomeOf(() => lockFolder(folder, create(beforeStep)))
    },
    /** A new process that is killed before one of its steps; says whether it came so far. */
    killBefore(deadly: number): boolean {
      let isKilled = false
      const host = create(step => {
        if (step !== deadly) return
        isKilled = true
        alive.delete(host.self.pid)
        throw new Killed()
      })
      outcomeOf(() => lockFolder(folder, host))
      alive.delete(host.self.pid)
      return isKilled
    }
  }
}

type Processes = ReturnType<typeof createProcesses>

/** The real files, with something to happen before each call. */
const stepping = (before: () => void): Files =>
  new Proxy<Files>(fs, {
    get: (files, name) => {
      const call = Reflect.get(files, name)
      return (...args: readonly unknown[]) => {
        before()
        return Reflect.apply(call, files, args)
      }
    }
  })

function outcomeOf(lock: () => FolderLock): FolderLock | string {
  try {
    return lock()
  } catch (error) {
    if (error instanceof StartFailure || error instanceof Killed) return error.message
    throw error
  }
}

const isLock = (outcome: FolderLock | string) => typeof outcome !== 'string'

/** Processes start one within another, each at a step of the one before; returns their outcomes. */
function startWithin(processes: Processes, [at, ...others]: readonly number[]) {
  const outcomes: (FolderLock | string)[] = []
  const own = processes.lock(step => {
    if (step === at) outcomes.push(...startWithin(processes, others))
  })
  return [...outcomes, own]
}

/** As many as a process takes, and some more. */
const STEPS = Array.from({ length: 20 }, (_, step) => step + 1)
const PAIRS = STEPS.map(step => [step])
const TRIPLES = STEPS.flatMap(first => STEPS.map(second => [first, second]))

/** The folder of a process that was killed while it had the lock. */
function leftBehind(): Processes {
  const processes = createProcesses(newFolder())
  processes.killBefore(Number.POSITIVE_INFINITY)
  return processes
}

test.each([
  ['two', PAIRS],
  ['three', TRIPLES]
])('of %s processes that find the lock of a killed one, exactly one takes it over', (_, starts) => {
  const owners = starts.map(steps => startWithin(leftBehind(), steps).filter(isLock).length)

  expect(new Set(owners)).toEqual(new Set([1]))
})

test('a process that is killed while it takes a lock over keeps nobody out', () => {
  expect(leftBehind().killBefore(STEPS.length)).toBe(false)
  const owners = STEPS.flatMap(deadly =>
    STEPS.map(step => {
      const processes = leftBehind()
      processes.killBefore(deadly)
      return startWithin(processes, [step]).filter(isLock).length
    })
  )

  expect(new Set(owners)).toEqual(new Set([1]))
})

test('any number that are killed one after another keep nobody out', () => {
  const processes = leftBehind()
  const deaths = STEPS.filter(deadly => processes.killBefore(deadly))

  expect(deaths.length).toBeGreaterThan(10)
  expect(isLock(processes.lock())).toBe(true)
  expect(processes.lock()).toContain('занята процессом')
})

test('a lock file that names nobody is taken over by one', () => {
  const owners = STEPS.map(step => {
    const folder = newFolder()
    fs.writeFileSync(join(folder, 'lock'), '')
    return startWithin(createProcesses(folder), [step]).filter(isLock).length
  })

  expect(new Set(owners)).toEqual(new Set([1]))
})

test('who gives a lock back twice leaves the next one its own, and nothing stays behind', () => {
  const folder = newFolder()
  const first = lockFolder(folder)
  first.release()
  const second = lockFolder(folder)

  first.release()

  expect(() => lockFolder(folder)).toThrow(`занята процессом ${process.pid}:`)
  second.release()
  expect(fs.readdirSync(folder)).toEqual([])
})
