import { expect, test } from 'vitest'

import { lightboxSlide } from '../entities/lightbox-slide.ts'
import { frameAddress } from './frame-address.ts'
import { contentProblem, lightboxMessages, lightboxText } from './lightbox.messages.ts'
import {
  dragCloses,
  dragTurns,
  indexAfter,
  keyIntent,
  lightboxState,
  slideHash,
  slideOfHash,
  slidesToLoad
} from './lightbox-state.ts'
import { linkSlide, slideContent } from './slide-content.ts'

test('a slide keeps its ten fields', () => {
  const slide = {
    src: 'https://shop.example/api/image-minifier/v1/rucksack.webp?preview=1600&format=webp',
    type: 'image' as const,
    caption: 'Рюкзак «Космос»',
    thumb: 'rucksack.webp?preview=80',
    srcset: 'rucksack.webp?preview=640 640w',
    sizes: '100vw',
    width: 1600,
    height: 1600,
    slug: 'kosmos-sboku',
    downloadSrc: '/api/file/v1/download?id=1'
  }

  expect(lightboxSlide.parse(slide)).toEqual(slide)
  expect(lightboxSlide.safeParse({ ...slide, type: 'flash' }).success).toBe(false)
})

test('the six messages stand as in the specification', () => {
  expect(Object.values(lightboxMessages)).toEqual([
    'Something Went Wrong, Please Try Again Later',
    'Image Not Found',
    'HTML Element Not Found',
    'Error Loading AJAX : Not Found',
    'Error Loading AJAX : Forbidden',
    'Error Loading Page'
  ])
  expect(lightboxText('image')).toBe('Изображение не найдено. Image Not Found')
})

const press = (key: string, facts = {}) =>
  keyIntent({ key, isModified: false, isInField: false, ...facts })

test.each([
  ['Escape', 'close'],
  ['Delete', 'close'],
  ['Backspace', 'close'],
  ['ArrowRight', 'next'],
  ['ArrowUp', 'next'],
  ['PageUp', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowDown', 'previous'],
  ['PageDown', 'previous'],
  ['Enter', undefined],
  ['a', undefined]
])('the key %s means %s', (key, intent) => {
  expect(press(key)).toBe(intent)
})

test('a key meant for a field or with a modifier is left alone, but Escape closes', () => {
  expect(press('Backspace', { isInField: true })).toBeUndefined()
  expect(press('ArrowLeft', { isModified: true })).toBeUndefined()
  expect(press('Escape', { isInField: true, isModified: true })).toBe('close')
})

test.each([
  [0, 150, 2000, true],
  [0, -150, 2000, true],
  [0, 149, 350, false],
  [0, 35, 349, true],
  [0, -35, 100, true],
  [0, 35, 350, false],
  [0, 34, 100, false],
  [200, 160, 100, false],
  [0, 0, 5, false]
])('a drag by %d and %d px in %d ms closes: %s', (deltaXPx, deltaYPx, durationMs, closes) => {
  expect(dragCloses({ deltaXPx, deltaYPx, durationMs })).toBe(closes)
})

const gallery = { slug: 'rukzak-2', slides: [{}, { slug: 'sboku' }, {}] }

test.each([
  ['#rukzak-2', 0],
  ['rukzak-2-2', 1],
  ['#rukzak-2-3', 2],
  ['#rukzak-2-999999', 2],
  ['#rukzak-2-0', 0],
  ['#sboku', 1],
  ['#%D0%B0', undefined],
  ['#%E0%A4%A', undefined],
  ['#rukzak', undefined],
  ['#rukzak-2-x', undefined],
  ['#', undefined],
  ['', undefined]
])('the hash %j opens the slide %j', (hash, index) => {
  expect(slideOfHash(gallery, hash)).toBe(index)
})

test('each slide has a hash that leads back to it', () => {
  const hashes = gallery.slides.map((_, index) => slideHash(gallery, index))

  expect(hashes).toEqual(['rukzak-2', 'sboku', 'rukzak-2-3'])
  expect(hashes.map(hash => slideOfHash(gallery, hash))).toEqual([0, 1, 2])
})

const slides = Array.from({ length: 4 }, () => ({ src: 'a.webp', type: 'image' as const }))

test('an infinite gallery goes round, a finite one stops at its ends', () => {
  const round = lightboxState({ slug: 'a', slides, index: 3 })
  const finite = { ...round, isInfinite: false }

  expect(round.isInfinite).toBe(true)
  expect([indexAfter(round, 1), indexAfter(round, -4)]).toEqual([0, 3])
  expect([indexAfter(finite, 1), indexAfter({ ...finite, index: 0 }, -1)]).toEqual([3, 0])
})

test('one neighbour on each side is loaded ahead, round the ends as well', () => {
  expect(slidesToLoad(lightboxState({ slug: 'a', slides }))).toEqual([0, 1, 3])
  expect(slidesToLoad(lightboxState({ slug: 'a', slides, isInfinite: false }))).toEqual([0, 1])
  expect(slidesToLoad(lightboxState({ slug: 'a', slides: [] }))).toEqual([0])
})

test.each([
  ['/api/image-minifier/v1/a.webp?preview=1600', 'image'],
  ['/api/video/v1/a.mp4', 'html5video'],
  ['/files/tablica.PDF', 'pdf'],
  ['https://rutube.ru/video/1', 'video'],
  ['https://yandex.ru/maps/?ll=37,55', 'map'],
  ['#razmery', 'inline'],
  ['javascript:alert(1)', 'image'],
  ['https://', 'image']
])('%s is shown as %s', (src, type) => {
  expect(slideContent(src)).toBe(type)
})

const link = (type: string, href: string, html?: string) =>
  linkSlide({ type, href, caption: 'Раскрой', html }, ['https://rutube.ru', 'https://yandex.ru'])

test.each([
  ['html', '#', '<p>Да</p>', '<p>Да</p>'],
  ['image', '/api/image-minifier/v1/a.webp', undefined, '/api/image-minifier/v1/a.webp'],
  ['inline', '#text-shagi', undefined, '#text-shagi'],
  ['clone', '#text-shagi', undefined, '#text-shagi'],
  ['ajax', '/pages/uhod', undefined, '/pages/uhod'],
  ['iframe', 'https://yandex.ru/a', undefined, 'https://yandex.ru/a'],
  ['pdf', '/assets/pamyatka.pdf', undefined, '/assets/pamyatka.pdf'],
  ['video', 'https://rutube.ru/video/ab12/', undefined, 'https://rutube.ru/play/embed/ab12'],
  [
    'map',
    'https://yandex.ru/map-widget/v1/?z=16',
    undefined,
    'https://yandex.ru/map-widget/v1/?z=16'
  ],
  ['html5video', '/api/video/v1/a.webm', undefined, '/api/video/v1/a.webm']
])('a link of a text opens as %s', (type, href, html, src) => {
  expect(link(type, href, html)).toMatchObject({ type, src, caption: 'Раскрой' })
})

test('a link without a type is what its address says', () => {
  expect(link('', '/assets/pamyatka.pdf')?.type).toBe('pdf')
  expect(link('', '#text-shagi')?.type).toBe('inline')
})

test.each([
  ['html', '/pages/uhod'],
  ['flash', '/a.swf'],
  ['inline', '#"><script>'],
  ['clone', '/pages/uhod'],
  ...['ajax', 'pdf', 'image', 'html5video'].flatMap(type => [
    [type, 'javascript:alert(1)'],
    [type, 'https://evil.example/a'],
    [type, '//evil.example/a'],
    [type, 'data:text/html,<script>']
  ]),
  ...['iframe', 'video', 'map'].flatMap(type => [
    [type, 'javascript:alert(1)'],
    [type, 'https://evil.example/'],
    [type, 'http://rutube.ru/video/a'],
    [type, 'https://rutube.ru.evil.example/'],
    [type, 'https://rutube.ru@evil.example/'],
    [type, 'https://me@rutube.ru/video/a'],
    [type, '/catalog']
  ])
])('content that could run scripts never comes from data: %s %s stays a link', (type, href) => {
  expect(link(type ?? '', href ?? '')).toBeUndefined()
})

test('a shop that names no frames shows none', () => {
  expect(
    linkSlide({ type: 'video', href: 'https://rutube.ru/video/a', caption: '' }, [])
  ).toBeUndefined()
})

test.each([
  ['https://rutube.ru/video/ab12/?r=1', 'https://rutube.ru/play/embed/ab12'],
  ['https://vk.com/video-1_22', 'https://vkvideo.ru/video_ext.php?oid=-1&id=22'],
  ['https://vkvideo.ru/video-1_22', 'https://vkvideo.ru/video_ext.php?oid=-1&id=22'],
  ['https://www.youtube.com/watch?v=a-B_1', 'https://www.youtube.com/embed/a-B_1'],
  ['https://youtu.be/a-B_1', 'https://www.youtube.com/embed/a-B_1'],
  ['https://vkvideo.ru/playlist/1', 'https://vkvideo.ru/playlist/1']
])('the film at %s is played at %s', (href, src) => {
  const origins = ['https://rutube.ru', 'https://vkvideo.ru', 'https://www.youtube.com']

  expect(frameAddress(href, origins)).toBe(src)
})

test.each([
  ['image', undefined, 'image'],
  ['inline', undefined, 'element'],
  ['clone', undefined, 'element'],
  ['ajax', 404, 'ajaxNotFound'],
  ['ajax', 403, 'ajaxForbidden'],
  ['ajax', 500, 'failed'],
  ['ajax', undefined, 'failed'],
  ['iframe', undefined, 'page'],
  ['pdf', 404, 'page'],
  ['video', undefined, 'page'],
  ['map', undefined, 'page'],
  ['html5video', undefined, 'failed'],
  ['html', undefined, 'failed']
] as const)('%s that fails with %s says «%s»', (type, status, problem) => {
  expect(contentProblem(type, status)).toBe(problem)
})

test.each([
  [-150, 0, 900, 1],
  [150, 20, 900, -1],
  [-35, 0, 349, 1],
  [-35, 0, 350, 0],
  [-34, 0, 100, 0],
  [-160, 160, 900, 0]
])('a drag by %i and %i px in %i ms turns %i slides', (deltaXPx, deltaYPx, durationMs, by) => {
  expect(dragTurns({ deltaXPx, deltaYPx, durationMs })).toBe(by)
})
