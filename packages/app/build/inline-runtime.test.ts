import { expect, test } from 'vitest'

import { withRuntime } from './inline-runtime.ts'

test('what a file imported of the bundler it has itself', () => {
  const runtime = 'var c=()=>2,o=()=>1;export{c as n,o as t};\n'

  const code = withRuntime('import{n as e,t}from"./rolldown-runtime-W4.js";return e()+t()', runtime)

  expect(code).not.toContain('import')
  expect(new Function(code)()).toBe(3)
})
