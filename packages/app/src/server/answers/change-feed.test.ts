import { createServer, type ServerResponse } from 'node:http'
import { CHANGED_LINE, changesPath, QUIET_LINE } from '@vitrina/core/api'
import { expect, onTestFinished, test, vi } from 'vitest'

import { soon } from '../../../../../testing/limits.ts'
import { close, open } from '../testing/stub-backend.ts'
import { followChanges } from './change-feed.ts'

/** A backend whose answers a test writes, and who follows it. */
async function setUp(silentMs = 60_000) {
  const answers: ServerResponse[] = []
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    answers.push(response)
  })
  const apiUrl = `http://127.0.0.1:${await open(server)}`
  const feed = followChanges({ place: { apiUrl }, log: () => undefined, silentMs, pauseMs: 1 })
  const changed = vi.fn()
  feed.follow(changed)
  onTestFinished(async () => {
    feed.close()
    await close(server)
  })
  const answerTo = (place: number) =>
    vi.waitFor(() => {
      const answer = answers[place]
      if (answer === undefined) throw new Error(`Connection ${place} has not come`)
      return answer
    }, soon)
  return { feed, changed, answerTo, asked }
}

const say = (answer: ServerResponse, ...lines: readonly string[]) =>
  answer.write(lines.map(line => `${line}\n\n`).join(''))

test('each change is told as it comes, in whatever pieces, and nothing of what is none', async () => {
  const { feed, changed, answerTo, asked } = await setUp()
  const answer = await answerTo(0)
  expect(feed.isFollowed()).toBe(false)
  say(answer, QUIET_LINE)
  await vi.waitFor(() => expect(feed.isFollowed()).toBe(true), soon)
  const before = changed.mock.calls.length

  answer.write(CHANGED_LINE.slice(0, 7))
  answer.write(`${CHANGED_LINE.slice(7)}\n\n`)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(before + 1), soon)
  say(answer, QUIET_LINE, CHANGED_LINE)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(before + 2), soon)
  expect(asked).toEqual([changesPath])
})

test('a connection that ends is opened again, and what was missed meanwhile counts as a change', async () => {
  const { feed, changed, answerTo } = await setUp()
  const first = await answerTo(0)
  say(first, QUIET_LINE)
  await vi.waitFor(() => expect(feed.isFollowed()).toBe(true), soon)
  const before = changed.mock.calls.length
  first.end()
  await vi.waitFor(() => expect(feed.isFollowed()).toBe(false), soon)

  say(await answerTo(1), QUIET_LINE)

  await vi.waitFor(() => expect(feed.isFollowed()).toBe(true), soon)
  expect(changed).toHaveBeenCalledTimes(before + 1)
})

test('a connection that says nothing any more counts as lost', async () => {
  const { feed, answerTo } = await setUp(50)
  say(await answerTo(0), QUIET_LINE)

  await answerTo(1)

  expect(feed.isFollowed()).toBe(false)
})

test('a backend that tells of no changes is asked again, and nothing counts as told', async () => {
  const { feed, changed, answerTo } = await setUp()
  const refused = await answerTo(0)
  refused.writeHead(404).end()

  await answerTo(1)

  expect(feed.isFollowed()).toBe(false)
  expect(changed).not.toHaveBeenCalled()
})
