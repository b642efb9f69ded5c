// `npm test`: every check of the repository; the last line is always `N passed, N failed`.
import { ensureInstalled } from './lib/install.mjs'
import { Refusal, runScript } from './lib/script.mjs'

await runScript(async names => {
  const total = { passed: 0, failed: 0 }
  try {
    await ensureInstalled(console.log)
    // Only now: the steps may use what was just installed.
    const { STEPS } = await import('./lib/steps.mjs')
    for (const step of choose(STEPS, names)) {
      const { passed, failed } = await perform(step)
      total.passed += passed
      total.failed += failed
    }
  } catch (error) {
    console.log(error instanceof Refusal ? error.message : error)
    total.failed += 1
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

function choose(steps, names) {
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(step => step.name).join(' ')
    throw new Refusal(`No such step: ${unknown.join(', ')}. There are: ${known}`)
  }
  return names.length === 0 ? steps : steps.filter(step => names.includes(step.name))
}

/** A step that throws is one failed check; the next step runs all the same. */
async function perform(step) {
  console.log(`\n— ${step.title} (${step.name})`)
  const start = performance.now()
  const result = await step.run().catch(error => ({
    passed: 0,
    failed: 1,
    output: error instanceof Refusal ? error.message : error.stack
  }))
  if (result.failed > 0) console.log(result.output.trim())
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`  ${result.passed} ok, ${result.failed} not ok, ${seconds} s`)
  return result
}
