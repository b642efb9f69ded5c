import { expect, test } from 'vitest'

import { withRuntime } from './inline-runtime.ts'

test.each([
  ['beside it', './rolldown-runtime-W4.js'],
  ['in its folder of files', './assets/rolldown-runtime-W4.js']
])('a file holds what it imported of the bundler %s', (_, file) => {
  const runtime = 'var c=()=>2,o=()=>1;export{c as n,o as t};\n'

  const code = withRuntime(`import{n as e,t}from"${file}";return e()+t()`, runtime)

  expect(code).not.toContain('import')
  expect(new Function(code)()).toBe(3)
})
