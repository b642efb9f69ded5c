import { expect, test } from 'vitest'

import {
  imageFormat,
  imageSrcset,
  imageUrl,
  imageWidths,
  isImagePreview,
  placeSrcset,
  svgUrl,
  videoUrl
} from './media-url.ts'
import { breakpointSources } from './picture-sources.ts'

test('a picture is made in eight widths', () => {
  expect(imageWidths).toEqual([80, 160, 320, 480, 640, 960, 1280, 1600])
})

test.each(imageWidths)('a width of %i px may be asked for', width => {
  expect(isImagePreview(String(width))).toBe(true)
  expect(imageUrl('/api', 'f-1', 'jpg', `${width}`)).toBe(
    `/api/image-minifier/v1/f-1.jpg?preview=${width}&format=jpg`
  )
})

test('without a limit a srcset has every width, the smallest first', () => {
  const widths = imageSrcset('/api', 'f-1', 'webp')
    .split(', ')
    .map(source => source.split(' ')[1])

  expect(widths).toEqual(['80w', '160w', '320w', '480w', '640w', '960w', '1280w', '1600w'])
})

test('neither a drawing nor a video lets an id leave its place', () => {
  expect(svgUrl('/api', '../a?b')).toBe('/api/image-minifier/v1/..%2Fa%3Fb.svg')
  expect(videoUrl('/api', 'a/b', 'mp4?x')).toBe('/api/video/v1/a%2Fb.mp4%3Fx')
})

test.each([
  ['Opera', 'Version/17.5 Safari/605.1.15 OPR/110.0'],
  ['Opera on an iPhone', 'OPiOS/16.0 Mobile/15E148 Safari/9537.53'],
  ['Firefox on an iPhone', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15'],
  ['Edge on a Mac', 'Version/17.5 Safari/605.1.15 Edg/126.0']
])('%s says Safari and is none', (_, ending) => {
  expect(imageFormat(`Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko) ${ending}`)).toBe('webp')
})

const breakpoint = (fileId: string, imageWidth: number, maxWidth: number | null) =>
  ({ fileId, pictureType: '', imageWidth, maxWidth }) as const

test.each([
  [1, '80'],
  [80, '80'],
  [81, '160'],
  [1280, '1280'],
  [1281, '1600'],
  [1600, '1600'],
  [1601, '1600']
])('a picture of %i px takes the file of %s px', (imageWidth, preview) => {
  const { srcSet } = breakpointSources('/api', [breakpoint('f-1', imageWidth, null)], 'webp')

  expect(srcSet).toBe(`/api/image-minifier/v1/f-1.webp?preview=${preview}&format=webp 4w`)
})

test('a picture without breakpoints has no sources', () => {
  expect(breakpointSources('/api', [], 'webp')).toEqual({ srcSet: '', sizes: '' })
})

test('breakpoints stay in the order of their editors', () => {
  const breakpoints = Object.freeze([breakpoint('b', 80, null), breakpoint('a', 80, 390)])

  expect(breakpointSources('/api', breakpoints, 'jpg').sizes).toBe('(max-width: 390px) 1px, 25px')
  expect(breakpoints.map(({ fileId }) => fileId)).toEqual(['b', 'a'])
})

test('a place is offered half its width for a phone and twice for a dense screen, nothing beyond', () => {
  const widths = placeSrcset('/api', 'f-1', 'webp', 320)
    .split(', ')
    .map(source => source.split(' ')[1])

  expect(widths).toEqual(['160w', '320w', '480w', '640w'])
})
