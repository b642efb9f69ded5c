import { storyNames } from '@vitrina/conformance'
import { expect, test } from 'vitest'

import { useStories } from '../../../e2e/support/stories.ts'
import front from '../front.json'

const tell = useStories()
const without: Readonly<Record<string, string>> = front.without
/** Told by `e2e/purchase.test.ts`, unchanged. */
const told = ['purchase', 'member-purchase']

test.concurrent.each(storyNames.filter(name => !told.includes(name)))(
  'the story «%s» is as this front declares it',
  async story => {
    const outcome = await tell(story, { without })

    expect(outcome).toMatch(without[story] ? /^left out/ : /^passed/)
  }
)
