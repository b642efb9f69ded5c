import { expect, test } from 'vitest'

import { markerWords } from './marker-words.ts'

test('a marker says its name, its address and its hours', () => {
  const properties = { title: 'На Ленина', address: 'Ленина, 5', hours: '9–21' }

  expect(markerWords({ properties })).toEqual({
    hintContent: 'На Ленина',
    balloonContentHeader: 'На Ленина',
    balloonContentBody: 'Ленина, 5<br>9–21'
  })
})

test('no word of a marker is markup', () => {
  const properties = { title: '<img src=x onerror=alert(1)>', address: '"&', hours: '' }

  expect(markerWords({ properties })).toEqual({
    hintContent: '&lt;img src=x onerror=alert(1)&gt;',
    balloonContentHeader: '&lt;img src=x onerror=alert(1)&gt;',
    balloonContentBody: '&quot;&amp;'
  })
})
