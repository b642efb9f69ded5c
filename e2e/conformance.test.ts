import { storyNames } from '@vitrina/conformance'
import { expect, test } from 'vitest'

import { useStories } from './support/stories.ts'

const tell = useStories()
/** Told on each screen by `purchase.test.ts`. */
const told = ['purchase', 'member-purchase']

test.concurrent.each(storyNames.filter(name => !told.includes(name)))(
  'the shop passes the story «%s» that every front is told',
  async story => {
    expect(await tell(story)).toMatch(/^passed/)
  }
)
