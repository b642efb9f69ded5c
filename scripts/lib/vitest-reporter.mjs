// Tells the step that started Vitest what happens, as it happens: by messages, not by text.
import { relative } from 'node:path'

/** The messages: `{ passed }`, `{ failed: { path, title, text } }`, `{ file: { path, seconds, passed, failed } }`. */
export default class StepReporter {
  #folder = process.cwd()
  #mayBeEmpty = false
  #wanted = /(?:)/
  #isNothingWanted = true

  onInit({ config }) {
    this.#mayBeEmpty = config.passWithNoTests
    this.#wanted = config.testNamePattern ?? this.#wanted
  }

  onTestCaseResult(testCase) {
    const { state, errors = [] } = testCase.result()
    // Vitest skips what has another title.
    if (state === 'skipped' && !this.#wanted.test(titleOf(testCase))) return
    this.#isNothingWanted = false
    if (state === 'passed') return process.send({ passed: 1 })
    const text =
      state === 'failed'
        ? errors.map(describe).join('\n')
        : 'It was skipped: a skipped test proves nothing.'
    this.#fail(testCase.module, titleOf(testCase), text)
  }

  /** What no test tells: a file that cannot be loaded, hooks that throw. */
  onTestModuleEnd(module) {
    const suites = [...module.children.allSuites()]
    const errors = [...module.errors(), ...suites.flatMap(suite => suite.errors())]
    if (errors.length > 0) this.#fail(module, undefined, errors.map(describe).join('\n'))
    const seconds = module.diagnostic().duration / 1000
    const states = [...module.children.allTests()].map(test => test.result().state)
    const passed = states.filter(state => state === 'passed').length
    // A file that cannot be loaded, or whose hooks throw, has no tests of its own to tell of.
    const failed = states.filter(state => state === 'failed').length + (errors.length > 0 ? 1 : 0)
    process.send({ file: { path: this.#path(module), seconds, passed, failed } })
  }

  onUserConsoleLog({ content }) {
    process.stdout.write(content)
  }

  onTestRunEnd(modules, errors) {
    const isEmpty = modules.every(module => module.ok()) && this.#isNothingWanted
    if (isEmpty && !this.#mayBeEmpty) {
      process.send({ failed: { text: 'No test was found.' } })
    }
    for (const error of errors) process.send({ failed: { text: describe(error) } })
  }

  #fail(module, title, text) {
    process.send({ failed: { path: this.#path(module), title, text } })
  }

  #path = module => relative(this.#folder, module.moduleId)
}

/** As a wish for a title is compared with it. */
const titleOf = ({ fullName }) => fullName.replaceAll(' > ', ' ')

function describe({ name, message, diff, stacks = [], stack = '' }) {
  const place = stacks[0] ? `at ${stacks[0].file}:${stacks[0].line}` : stack
  return [`${name ?? 'Error'}: ${message}`, diff, place].filter(Boolean).join('\n')
}
