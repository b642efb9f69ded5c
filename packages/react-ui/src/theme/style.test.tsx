// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { collectStyles, globalStyle, keepRendered, style } from './style.ts'
import { Theme } from './theme.tsx'

const base = style('color: red; & > b { color: var(--c-pen); }')
const unused = style('color: orange;')
const override = style('& > i { margin: 0 2px; } @media (max-width: 767px) { gap: 4px; }')

const Base = () => <p className={base()} />
const Unused = () => <p className={unused()} />
const Override = () => <p className={override()} />

test('a page carries exactly the styles it used, once each, in the order of their definition', () => {
  const { result, css } = collectStyles(() =>
    renderToString(
      <>
        <Override />
        <Base />
        <Base />
      </>
    )
  )

  expect(css).toBe(
    `.${base()}{color:red}.${base()}>b{color:var(--c-pen)}` +
      `.${override()}>i{margin:0 2px}@media (max-width:767px){.${override()}{gap:4px}}`
  )
  expect(result).toContain(`<p class="${override()}"></p><p class="${base()}"></p>`)
})

test('a page brings no style that it has already, and what was left out once comes with another page', () => {
  const render = () => renderToString(<Base />) + renderToString(<Override />)

  const { css } = collectStyles(render, ({ className }) => className === base())

  expect(css).not.toContain(base())
  expect(css).toContain(override())
  expect(collectStyles(render).css).toContain(base())
})

test('the name of a style is short: a page writes it wherever a component stands', () => {
  expect(base()).toMatch(/^g[0-9a-z]{1,4}$/)
})

test('two renders share no styles', () => {
  collectStyles(() => renderToString(<Base />))
  const { css } = collectStyles(() => renderToString(<Unused />))

  expect(css).toBe(`.${unused()}{color:orange}`)
})

test('what was rendered once brings its styles to every later page, and to no other', () => {
  const renders: string[] = []
  const kept = keepRendered(() => {
    renders.push('once')
    return renderToString(<Base />)
  })
  const pages = [1, 2].map(() =>
    collectStyles(() => ({ kept: kept(), own: renderToString(<Override />) }))
  )

  for (const { result, css } of pages) {
    expect(result.kept).toBe(`<p class="${base()}"></p>`)
    expect(css.indexOf(base())).toBeLessThan(css.indexOf(override()))
  }
  expect(renders).toEqual(['once'])
  expect(collectStyles(() => renderToString(<Unused />)).css).not.toContain(base())
})

test('a failed render leaves no collection behind', () => {
  const fail = () => {
    throw new Error('нет данных')
  }
  const { result, css } = collectStyles(() => {
    expect(() => collectStyles(fail)).toThrow('нет данных')
    return base()
  })

  expect(result).toBe(base())
  expect(css).toContain(result)
})

test('global rules keep their own selectors', () => {
  const show = globalStyle(' /* why */ :root { --gap: 4px; } body, h1 { margin: 0; } ')

  expect(collectStyles(show).css).toBe(':root{--gap:4px}body,h1{margin:0}')
})

test('global rules come before the components, which therefore win', () => {
  const show = globalStyle('a { color: blue; }')
  const { css } = collectStyles(() => `${base()}${show()}`)

  expect(css.startsWith(`a{color:blue}.${base()}`)).toBe(true)
})

test('the theme brings both palettes and the typefaces from the given folder', () => {
  const { css } = collectStyles(() =>
    renderToString(
      <Theme fontsUrl="/f/">
        <p>Пенал</p>
      </Theme>
    )
  )

  expect(css).toContain(':root[data-theme=dark]{color-scheme:dark')
  expect(css).toContain('(prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark')
  expect(css).toContain('src:url(/f/golos-cyrillic.woff2)')
  expect(css).toContain('size-adjust:105.8%')
})

test('text never changes its typeface on a page that is read; a note by hand may', () => {
  const { css } = collectStyles(() =>
    renderToString(
      <Theme fontsUrl="/f/">
        <p>Пенал</p>
      </Theme>
    )
  )
  const faces = [...css.matchAll(/font-family:"([^"]+)";font-style:normal;font-display:(\w+)/g)]

  expect(faces.map(([, family, display]) => `${family} ${display}`)).toEqual([
    'Golos Text optional',
    'Golos Text optional',
    'Golos Text optional',
    'Shantell Sans swap'
  ])
})
