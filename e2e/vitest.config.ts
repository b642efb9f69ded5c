import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { shared } from '../testing/shared.config.ts'
import { DEEP_ONLY, QUICK_ONLY, WITH_KEEPER } from './support/which-command.ts'

/** They take minutes, whatever the size of their file: begun last they would run alone. */
const LONGEST = ['releases', 'a11y', 'links', 'stored-texts', 'crowd', 'privacy', 'crash']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files)
    return others.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

function turnOf({ moduleId }: TestSpecification) {
  const turn = LONGEST.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return turn < 0 ? LONGEST.length : turn
}

const { isDeep } = shared.provide
const leftOut = [
  ...(isDeep ? WITH_KEEPER : []),
  ...(process.env.IS_NAMED ? [] : isDeep ? QUICK_ONLY : DEEP_ONLY)
]

export default defineConfig({
  test: {
    ...shared,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['support/global-setup.ts'],
    // Beside one shop three share two cores well; with three instances the cores are the limit.
    maxWorkers: isDeep ? 2 : 3,
    sequence: { sequencer: LongestFirst }
  }
})
