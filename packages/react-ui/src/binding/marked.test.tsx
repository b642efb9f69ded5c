import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Marked } from './marked.tsx'

afterEach(cleanup)

test('what was typed is marked in every suggestion, whatever its case', () => {
  const { container } = render(<Marked text="Мамина машина" match=" МА" />)

  expect(container.innerHTML).toBe(
    '<mark>Ма</mark><span>мина </span><mark>ма</mark><span>шина</span>'
  )
})

/** As a browser translates: each text goes into an element of its own. */
function translate(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child)
    else {
      const font = document.createElement('font')
      child.replaceWith(font)
      font.append(`${child.textContent} (en)`)
    }
  }
}

test('a marked text that the browser has translated takes what is typed next', () => {
  const { container, rerender } = render(<Marked text="Ручка шариковая" match="руч" />)
  translate(container)

  rerender(<Marked text="Карандаш и ручка" match="ка" />)

  expect([...container.querySelectorAll('mark')].map(mark => mark.textContent)).toContain('Ка')
})
