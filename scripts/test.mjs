// `npm test` and `npm run test:deep`: the checks of the repository; the last line is `N passed, N failed`.
import { ensureInstalled } from './lib/build.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { useScratch } from './lib/scratch.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { chooseSteps, readSelection } from './lib/selection.mjs'

await runScript(async args => {
  let total = { passed: 0, failed: 1 }
  try {
    const selection = readSelection(args)
    useScratch()
    await ensureInstalled(console.log)
    // Only now: the steps may use what was just installed.
    const { DEEP_STEPS, QUICK_STEPS } = await import('./lib/steps.mjs')
    const steps = chooseSteps(selection.isDeep ? DEEP_STEPS : QUICK_STEPS, selection)
    total = await runSteps(steps, selection)
  } catch (error) {
    console.log(error instanceof Refusal ? error.message : error)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})
