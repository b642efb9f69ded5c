import { expect, test } from 'vitest'

import { storageKeys, tabStorageKeys } from './keys.ts'
import { forgetMember } from './member-traces.ts'

const keepsOf = (keys: Readonly<Record<string, string>>) => {
  const kept = new Map(Object.values(keys).map(key => [key, 'Соколова']))
  const storage = {
    keys: () => [...kept.keys()],
    remove: (key: string) => void kept.delete(key)
  }
  return { kept, storage }
}

test('the next member finds no list, no device and no order of the one before', () => {
  const device = keepsOf({ ...storageKeys, favorites: 'favorites', compare: 'compare' })
  const tab = keepsOf(tabStorageKeys)

  forgetMember(device.storage, tab.storage)

  expect([...device.kept.keys()]).toEqual([
    'tokens_mirror',
    'handled_notifications',
    'newest_intent'
  ])
  expect([...tab.kept.keys()]).toEqual(['session_id', 'reloads', 'handled_notifications'])
})
