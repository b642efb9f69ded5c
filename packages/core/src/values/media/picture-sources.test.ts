import { expect, test } from 'vitest'

import { imageBreakpoint } from '../../entities/picture.ts'
import { breakpointSources } from './picture-sources.ts'

const breakpoints = [
  { fileId: 'wide', pictureType: '', imageWidth: 1500, maxWidth: null },
  { fileId: 'phone', pictureType: 'jpg', imageWidth: 700, maxWidth: 820 },
  { fileId: 'logo', pictureType: 'svg', imageWidth: 40, maxWidth: 390 }
].map(each => imageBreakpoint.parse(each))

test('the narrowest screen comes first, each with the nearest width that is made', () => {
  expect(breakpointSources('/api', breakpoints, 'webp')).toEqual({
    srcSet:
      '/api/image-minifier/v1/logo.svg 4w, ' +
      '/api/image-minifier/v1/phone.jpg?preview=960&format=jpg 100w, ' +
      '/api/image-minifier/v1/wide.webp?preview=1600&format=webp 2500w',
    sizes: '(max-width: 390px) 1px, (max-width: 820px) 25px, 625px'
  })
})

test('a wider picture than is made takes the widest', () => {
  const { srcSet } = breakpointSources(
    '/api',
    [{ fileId: 'a', pictureType: '', imageWidth: 4000, maxWidth: null }],
    'jpg'
  )

  expect(srcSet).toBe('/api/image-minifier/v1/a.jpg?preview=1600&format=jpg 4w')
})

/** What a browser takes: the first file with pixels enough, as the standard advises. */
function taken(screen: number, density: number): string | undefined {
  const { srcSet, sizes } = breakpointSources('/api', breakpoints, 'webp')
  const size = sizes
    .split(', ')
    .find(each => screen <= Number(/-width: (\d+)/.exec(each)?.[1] ?? screen))
  const css = Number(/(\d+)px$/.exec(size ?? '')?.[1])
  const files = srcSet.split(', ').map(file => file.split(' '))
  return files.find(([, width = '']) => Number.parseInt(width, 10) / css >= density)?.[0]
}

test.each([1, 1.5, 2, 3, 4])('a screen of density %d has the file of its width', density => {
  expect(taken(360, density)).toContain('logo')
  expect(taken(391, density)).toContain('phone')
  expect(taken(1360, density)).toContain('wide')
})
