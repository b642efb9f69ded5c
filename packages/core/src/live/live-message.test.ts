import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { pushedNotification } from '../contracts/notifications.ts'
import { readLiveMessage } from './live.api.ts'

const NAMES = ['id', 'typeCode', 'title', 'body', 'createdAt'] as const

const field = fc.oneof(
  { weight: 20, arbitrary: fc.string() },
  fc.constantFrom(null, 7, true, [], {})
)
const fields = { ...Object.fromEntries(NAMES.map(name => [name, field])), isRead: fc.boolean() }
const whole = fc.record(fields)
const partial = fc.record(fields, { requiredKeys: [] })

test('the line takes for a notification what the contract does, and of it the same', () => {
  fc.assert(
    fc.property(fc.oneof(whole, partial, fc.jsonValue()), message => {
      const { success, data } = z.safeParse(pushedNotification, message)

      expect(readLiveMessage(JSON.stringify(message))).toEqual(
        success ? { type: 'line.received', notification: data } : undefined
      )
    })
  )
})
