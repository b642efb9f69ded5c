import { expect, test } from 'vitest'

import { asModule } from './as-module.ts'

const load = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('every export of a CommonJS file is a name of the module', async () => {
  const module = await load(
    asModule(
      '"use strict";\nvar one = 1;\nexports.one = one;\nexports.two = function () {\n  return one + 1;\n};\n'
    )
  )

  expect(Object.keys(module)).toEqual(['one', 'two'])
  expect([module.one, Reflect.apply(Object(module.two), undefined, [])]).toEqual([1, 2])
})

test('an export that is set later, or used inside, is one and the same', async () => {
  const module = await load(
    asModule(
      'exports.now = void 0;\nif (true) {\n  exports.now = function () { return 5; };\n}\nexports.twice = function () {\n  return 2 * exports.now();\n};\n'
    )
  )

  expect(Reflect.apply(Object(module.twice), undefined, [])).toBe(10)
})

test('what it requires is imported under the same name', () => {
  expect(
    asModule(
      'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.v = React.version;\n'
    )
  ).toBe(
    [
      "import * as Scheduler from 'scheduler'",
      "import * as React from 'react'",
      'var $Scheduler_,\n  $React_;\nconst $v = React.version;\n',
      'export { $v as v }'
    ].join('\n')
  )
})
