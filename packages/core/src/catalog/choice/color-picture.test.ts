import { expect, test } from 'vitest'

import { colorPicture, picturesFrom, placeOfColor } from './color-picture.ts'

const blue = { code: 'blue', title: 'синий', hex: '#1f3a8a' }
const grey = { code: 'grey', title: 'серый', hex: '#888888' }
const images = [
  { fileId: 'a', alt: 'Сарафан: серый', color: 'blue' },
  { fileId: 'b', alt: 'Сарафан', color: 'grey' }
]

test('the picture of a colour is the one that names its code, whatever its words say', () => {
  expect(colorPicture(images, grey)?.fileId).toBe('b')
  expect(placeOfColor(images, blue)).toBe(0)
})

test('without a picture of the colour, and without a colour, the first one is shown', () => {
  const plain = [{ fileId: 'c', alt: '' }]
  expect(colorPicture(plain, grey)?.fileId).toBe('c')
  expect(colorPicture(images, null)?.fileId).toBe('a')
  expect(colorPicture([], grey)).toBeUndefined()
})

test('the gallery of a colour shows its pictures, then those that suit every colour', () => {
  const sides = [
    { fileId: 'general', alt: '' },
    { fileId: 'grey', alt: '', color: 'grey' },
    { fileId: 'blue', alt: '', color: 'blue' },
    { fileId: 'blue back', alt: '', color: 'blue' }
  ]

  expect(picturesFrom(sides, 2).map(({ fileId }) => fileId)).toEqual([
    'blue',
    'blue back',
    'general'
  ])
  expect(picturesFrom(sides, 0)).toHaveLength(4)
})
