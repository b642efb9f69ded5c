// Shows what the build adds to compiled components: the mark of the browser, entries, direct imports and one sheet.
import { expect, test } from 'vitest'

import { clientFiles } from './lib/client-files.mjs'
import { componentEntries, rootEntry } from './lib/component-entries.mjs'
import { pastEntries } from './lib/core-imports.mjs'
import { weightless, withoutStyles } from './lib/published-styles.mjs'

const HOOK = "import { useState } from 'react'\nexport const useOpen = () => useState(false)"
const OPEN = "import { useOpen } from './open.ts'\n"
const BOX = 'export const Box = () => <div />'

const marked = (text, more = {}) =>
  clientFiles(new Map(Object.entries({ 'a.tsx': text, 'open.ts': HOOK, ...more }))).has('a.tsx')

test.each([
  ['a hook with a state', "import { useState } from 'react'\nuseState()"],
  ['a context', "import { createContext } from 'react'\ncreateContext(1)"],
  ['a class', "import { Component } from 'react'\nclass A extends Component {}"],
  ['React as one thing', "import React from 'react'\nReact.useState()"],
  ['a library of the browser', "import IMask from 'imask'\nIMask()"],
  ['the document of React', "import { createPortal } from 'react-dom'\ncreatePortal()"],
  ['a hook of another file', `${OPEN}export const A = () => useOpen()`],
  ['a function on an element', 'export const A = () => <a onClick={() => go()} />'],
  [
    'a function by its name',
    'export function A() { const go = () => 1; return <a onClick={go} /> }'
  ],
  [
    'a function under a condition',
    'export const A = ({ on }) => <a onClick={on ? () => 1 : undefined} />'
  ],
  ['a handler on a component', "import { Box } from './box.tsx'\n<Box onOpen={() => 1} />"]
])('%s needs the browser', (_, text) => {
  expect(marked(text, { 'box.tsx': BOX })).toBe(true)
})

test.each([
  ['markup', 'export const A = () => <p>1</p>'],
  [
    'a hook that servers have',
    "import { useId } from 'react'\nexport const A = () => <p id={useId()} />"
  ],
  ['a type', "import type { RefObject } from 'react'\nimport { type useOpen } from './open.ts'"],
  [
    'a component of the browser as an element',
    "import { Open } from './open.ts'\n<Open size={1} />"
  ],
  ['handing on a component of the browser', "export { Open } from './open.ts'"],
  ['handing on what it was given', 'export const A = ({ onClick }) => <a onClick={onClick} />'],
  [
    'a list made by a function',
    'export const A = ({ names }) => <p>{names.map(name => <b />)}</p>'
  ],
  ['a word that is also the name of a hook', `${OPEN}export const A = ({ box }) => box.useOpen`],
  ['code that is fetched', "export const load = () => import('imask')"],
  ['a rule of the core', "import { email } from '@vitrina/core/values'\nemail('')"]
])('%s needs no browser', (_, text) => {
  expect(marked(text)).toBe(false)
})

const INDEX = `export { Price } from './kit/price/price.tsx'
export {
  type Elements,
  Marks
} from './catalog/card/marks.tsx'
export { Card } from './catalog/card/card.tsx'
export type { Kind } from './kit/kind.ts'
export { fontFiles } from './theme/fonts.styles.ts'
export { Theme } from './theme/theme.tsx'
`

test('a folder of a component is an entry, and so is a file of a flat room', () => {
  expect([...componentEntries(INDEX)]).toEqual([
    ['price', expect.anything()],
    [
      'card',
      {
        script: [
          "export { Marks } from '../catalog/card/marks.js'",
          "export { Card } from '../catalog/card/card.js'"
        ],
        types: [
          "export { type Elements, Marks } from '../catalog/card/marks.js'",
          "export { Card } from '../catalog/card/card.js'"
        ]
      }
    ],
    ['kind', { script: [], types: ["export { type Kind } from '../kit/kind.js'"] }],
    ['fonts', expect.anything()]
  ])
})

test('the root has everything but what the sheet stands for', () => {
  const { script } = rootEntry(INDEX)

  expect(script).toContain("export { Price } from './kit/price/price.js'")
  expect(script.join()).not.toMatch(/Theme|Kind/)
})

test('a name of the core is imported from the file that defines it', () => {
  const entry = {
    path: 'values/index.js',
    text: "export { a, b as email } from './text/text.js';\nexport { c } from '../api/c.js';"
  }
  const directed = pastEntries(() => entry)

  expect(directed("import { email as mail, c } from '@vitrina/core/values';\nmail(c)")).toBe(
    `import { b as mail } from '@vitrina/core/internal/values/text/text';
import { c } from '@vitrina/core/internal/api/c';
mail(c)`
  )
})

test('a component keeps the name of its styles, and the sheet gets their rules', () => {
  const code = "import { style } from '../theme/style.js';\nconst a = style(`color: red`);\na();"

  expect(withoutStyles(code, text => ({ className: 'gabc', css: `.gabc{${text}}` }))).toEqual({
    code: "const a = () => 'gabc';\na();",
    blocks: [{ className: 'gabc', css: '.gabc{color: red}' }]
  })
})

test('a module without styles stays as it is', () => {
  expect(withoutStyles("import { style } from './style.js';", String)).toEqual({
    code: "import { style } from './style.js';",
    blocks: []
  })
})

test.each([
  ['.a b{color:red}', ':where(.a b){color:red}'],
  ['.a::before{color:red}', ':where(.a)::before{color:red}'],
  ['.a:hover::after{color:red}', ':where(.a:hover)::after{color:red}'],
  ['::selection{color:red}', '::selection{color:red}'],
  [
    '@media print{@supports (color:red){.a{color:red}}}',
    '@media print{@supports (color:red){:where(.a){color:red}}}'
  ],
  ['@keyframes k{from{opacity:0}}', '@keyframes k{from{opacity:0}}']
])('%s weighs nothing as %s', (css, expected) => {
  expect(weightless(css)).toBe(expected)
})

test('what a selector won by its weight it wins by its place', () => {
  expect(weightless('.a[b]{color:red}p,.a{color:blue}#c{color:red}.a{top:0}').split('\n')).toEqual([
    ':where(p){color:blue}',
    ':where(.a){color:blue}',
    ':where(.a){top:0}',
    ':where(.a[b]){color:red}',
    ':where(#c){color:red}'
  ])
})
