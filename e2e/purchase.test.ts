import { expect, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { useStories } from './support/stories.ts'

const wide = ['a wide screen', 'wide'] as const
const phone = ['a phone', 'phone'] as const
const BOTH = [wide, phone]

const tell = useStories()

test.each(isDeep ? BOTH : [wide])(
  'a guest on %s goes from home to the paid order',
  async (_, screen) => {
    expect(await tell('purchase', { screen })).toMatch(/^passed/)
  }
)

test.each(isDeep ? BOTH : [phone])(
  'a member on %s goes from home to the paid order',
  async (_, screen) => {
    expect(await tell('member-purchase', { screen })).toMatch(/^passed/)
  }
)
