import { expect, test } from 'vitest'

import {
  imageFormat,
  imageSrcset,
  imageUrl,
  isImagePreview,
  mediaPathOf,
  SHORT_MEDIA,
  svgUrl,
  videoUrl
} from './media-url.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`, 'jpg'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'jpg'
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'webp'
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
    'webp'
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    'webp'
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 YaBrowser/24.6 Safari/537.36',
    'webp'
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'webp'
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'webp'],
  ['', 'webp']
])('the browser %s gets %s', (userAgent, format) => {
  expect(imageFormat(userAgent)).toBe(format)
})

test('a picture is asked for with preview and format', () => {
  expect(imageUrl('/api', 'a1b2', 'webp')).toBe(
    '/api/image-minifier/v1/a1b2.webp?preview=preview&format=webp'
  )
  expect(imageUrl('https://shop.example/api', 'a1b2', 'jpg', '320')).toBe(
    'https://shop.example/api/image-minifier/v1/a1b2.jpg?preview=320&format=jpg'
  )
})

test('a drawing has no query', () => {
  expect(svgUrl('/api', 'logo')).toBe('/api/image-minifier/v1/logo.svg')
})

test('a video is mp4 unless another extension is named', () => {
  expect(videoUrl('/api', 'a1b2')).toBe('/api/video/v1/a1b2.mp4')
  expect(videoUrl('/api', 'a1b2', 'webm')).toBe('/api/video/v1/a1b2.webm')
})

test('a file id cannot leave its place in the address', () => {
  expect(imageUrl('/api', '../users?x=1#', 'webp')).toBe(
    '/api/image-minifier/v1/..%2Fusers%3Fx%3D1%23.webp?preview=preview&format=webp'
  )
})

test('a srcset names the widths up to the largest one wanted', () => {
  expect(imageSrcset('/api', 'a1b2', 'webp', 160)).toBe(
    '/api/image-minifier/v1/a1b2.webp?preview=80&format=webp 80w, ' +
      '/api/image-minifier/v1/a1b2.webp?preview=160&format=webp 160w'
  )
})

test('only the sizes that are made are allowed', () => {
  expect(['preview', '320', '1600'].every(isImagePreview)).toBe(true)
  expect(['', '321', '0320', '3200', '../x'].some(isImagePreview)).toBe(false)
})

test.each([
  imageUrl('', 'a1b2', 'webp', '320'),
  imageUrl('', 'a1b2', 'jpg'),
  imageUrl('', 'dress-blue', 'webp', '1600'),
  svgUrl('', 'logo'),
  videoUrl('', 'a1b2'),
  videoUrl('', 'a1b2', 'webm')
])('a front that serves %s under a short address finds its way back', path => {
  const [, service, fileId = '', ext = '', preview = 'preview'] =
    /^\/([\w-]+)\/v1\/([\w-]+)\.(\w+)(?:\?preview=(\w+))?/.exec(path) ?? []
  const short = {
    video: videoUrl(SHORT_MEDIA, fileId, ext),
    svg: svgUrl(SHORT_MEDIA, fileId),
    picture: imageUrl(SHORT_MEDIA, fileId, ext as 'jpg', preview as '320')
  }[service === 'video' ? service : ext === 'svg' ? ext : 'picture']

  expect(short.length).toBeLessThan(30)
  expect(mediaPathOf(short)).toBe(path)
})

test('a short address tells a dot of a name from its own', () => {
  const short = imageUrl(SHORT_MEDIA, 'a.b', 'webp', '320')

  expect(mediaPathOf(short)).toBe('/image-minifier/v1/a%2Eb.webp?preview=320&format=webp')
})

test.each(['/i', '/i/', '/i/a', '/info', '/i/a/b.webp', '/api/image-minifier/v1/a.webp'])(
  '%s is no short address',
  path => {
    expect(mediaPathOf(path)).toBeUndefined()
  }
)
