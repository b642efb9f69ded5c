import { CHANGED_LINE, changesPath } from '@vitrina/core/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { BusNews } from '../src/http/ports.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { createLocalBus } from '../src/live/bus.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const listeners = new Set<(news: BusNews) => void>()
const notify = (news: BusNews) => {
  for (const listener of listeners) listener(news)
}
let isListening = true
let leaving: AbortController
let backend: TestBackend

beforeAll(async () => {
  leaving = new AbortController()
  const live = {
    ...createLocalBus(),
    notifyChange: () => notify('changed'),
    isListening: () => isListening,
    subscribe(listener: (news: BusNews) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  backend = await createTestBackend({ deps: { live, leaving: leaving.signal } })
})

afterAll(() => backend.close())

const ask = (headers: Record<string, string> = {}) => backend.app.request(changesPath, { headers })

async function listen() {
  const answer = await ask()
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  return { status: answer.status, next: () => reader?.read() }
}

const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

test('a storefront hears of a keeper’s command when it is done, and of one that was refused', async () => {
  const { next } = await listen()

  await run('notify', 'info', 'Всем', 'Текст')
  expect(await next()).toEqual({ done: false, value: `${CHANGED_LINE}\n\n` })
  await run('notify', 'info', 'Никому', 'Текст', '--to', 'nobody@penal.example')
  expect(await next()).toEqual({ done: false, value: `${CHANGED_LINE}\n\n` })
})

test('what may have been missed counts as a change; where nothing is heard nobody is told so', async () => {
  const { next } = await listen()

  notify('missed')
  expect(await next()).toEqual({ done: false, value: `${CHANGED_LINE}\n\n` })
  notify('lost')
  expect(await next()).toMatchObject({ done: true })
  isListening = false
  expect((await ask()).status).toBe(503)
  isListening = true
})

test('a visitor, who comes by the storefront, is told nothing of the shop’s insides', async () => {
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
})

test('whoever listens is let go when the server leaves', async () => {
  const { next } = await listen()

  leaving.abort()

  expect(await next()).toMatchObject({ done: true })
  expect((await ask()).status).toBe(503)
  expect(listeners.size).toBe(0)
})
