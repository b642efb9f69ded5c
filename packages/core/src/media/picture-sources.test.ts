import { expect, test } from 'vitest'

import { imageBreakpoint } from '../entities/picture.ts'
import { pictureSources } from './picture-sources.ts'

const breakpoints = [
  { fileId: 'wide', pictureType: '', imageWidth: 1500, maxWidth: null },
  { fileId: 'phone', pictureType: 'jpg', imageWidth: 700, maxWidth: 820 },
  { fileId: 'logo', pictureType: 'svg', imageWidth: 40, maxWidth: 390 }
].map(each => imageBreakpoint.parse(each))

test('the narrowest screen comes first, each with the nearest width that is made', () => {
  expect(pictureSources('/api', breakpoints, 'webp')).toEqual([
    { media: '(max-width: 390px)', srcset: '/api/image-minifier/v1/logo.svg' },
    {
      media: '(max-width: 820px)',
      srcset: '/api/image-minifier/v1/phone.jpg?preview=960&format=jpg'
    },
    { media: '', srcset: '/api/image-minifier/v1/wide.webp?preview=1600&format=webp' }
  ])
})

test('a wider picture than is made takes the widest', () => {
  const [source] = pictureSources(
    '/api',
    [{ fileId: 'a', pictureType: '', imageWidth: 4000, maxWidth: null }],
    'jpg'
  )

  expect(source?.srcset).toBe('/api/image-minifier/v1/a.jpg?preview=1600&format=jpg')
})
