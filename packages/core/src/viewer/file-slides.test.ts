import { expect, test } from 'vitest'

import { fileSlides } from './file-slides.ts'

const media = { apiUrl: '/api', format: 'webp' } as const

test('a picture is shown in every width and kept as jpg', () => {
  const [slide] = fileSlides([{ fileId: 'f-1', alt: 'Рюкзак сбоку' }], media)

  expect(slide).toMatchObject({
    type: 'image',
    src: '/api/image-minifier/v1/f-1.webp?preview=1600&format=webp',
    caption: 'Рюкзак сбоку',
    downloadSrc: '/api/image-minifier/v1/f-1.jpg?preview=1600&format=jpg'
  })
  expect(slide?.srcset).toContain('preview=640&format=webp 640w')
})

test('a video is played by the browser', () => {
  const [slide] = fileSlides([{ fileId: 'v-1', alt: 'Как сидит', kind: 'video' }], media)

  expect(slide).toMatchObject({ type: 'html5video', src: '/api/video/v1/v-1.mp4' })
})

test('the poster of a film opens the film', () => {
  const [slide] = fileSlides([{ fileId: 'f-2', alt: 'Сарафан', video: 'webm' }], media)

  expect(slide?.type).toBe('html5video')
  expect(slide?.src).toContain('/video/v1/f-2.webm')
  expect(slide?.thumb).toContain('f-2')
})
