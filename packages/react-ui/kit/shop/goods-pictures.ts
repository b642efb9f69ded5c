import type { Picture } from '@vitrina/core/entities'
import { json } from '@vitrina/core/testing'

/** Where the pictures of `kit/goods` lie, beside the page. */
export const goodsMedia = { apiUrl: 'goods', filesUrl: 'goods', format: 'webp' } as const

const picture = (
  fileId: string,
  alt: string,
  cover: Picture['cover'],
  color?: string
): Picture => ({
  ...{ fileId, alt, cover },
  ...(color && { color })
})

const RUCKSACK = 'Рюкзак «Комета»'
const PENCIL_CASE = 'Пенал «Космос»'

/** By the ids of products of the shop in memory; the globe has none. */
const pictures: Readonly<Record<number, readonly Picture[]>> = {
  1: [picture('notebook', 'Тетрадь в клетку', 'lemon')],
  2: [
    picture('rucksack-blue', `${RUCKSACK}, синий`, 'rose', 'sinij'),
    picture('rucksack-back', `${RUCKSACK}, спинка`, 'mint', 'sinij'),
    picture('rucksack-detail', `${RUCKSACK}, молния`, 'stone', 'sinij'),
    picture('rucksack-red', `${RUCKSACK}, красный`, 'sky', 'krasnyj')
  ],
  3: [
    picture('pencil-case-blue', `${PENCIL_CASE}, синий`, 'mint', 'sinij'),
    picture('pencil-case-red', `${PENCIL_CASE}, красный`, 'stone', 'krasnyj')
  ],
  4: [picture('pinafore', 'Сарафан «Кембридж»', 'sky')]
}

/** The first picture of a product. */
export const pictureOf = (productId: number): Picture | null => pictures[productId]?.[0] ?? null

export const rucksackPictures = pictures[2] ?? []

/** The shop in memory has no pictures: its answers get them here. */
export const withPictures =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request)
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return isJson ? json(answer.status, JSON.parse(await answer.text(), pictured)) : answer
  }

function pictured(_: string, value: unknown): unknown {
  const { id, productId, images, image } = Object(value)
  if (Array.isArray(images)) return { ...Object(value), images: pictures[id] ?? images }
  if (image === null) return { ...Object(value), image: pictureOf(productId) }
  return value
}
