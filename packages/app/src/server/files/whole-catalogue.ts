import { ApiError } from '@vitrina/core'
import type { EndpointCall } from '@vitrina/core/api'
import { productHref } from '@vitrina/core/catalog'
import { listProductAddresses, listProducts, listWholeCatalogue } from '@vitrina/core/contracts'
import type { ProductCard } from '@vitrina/core/entities'
import { NOT_FOUND } from '@vitrina/core/platform'

/** Cards that are read at a time: other visitors wait meanwhile. */
const CARDS = 200
const PAGE_SIZE = 100

/** Every product of the shop, some at a time. */
export async function* wholeCatalogue(
  backend: EndpointCall
): AsyncGenerator<readonly ProductCard[], void> {
  const byKey = behind(after => backend(listWholeCatalogue, { query: { after, limit: CARDS } }))
  yield* orByPages(byKey, backend)
}

/** The address of every product of the shop. */
export async function readProductPaths(backend: EndpointCall): Promise<readonly string[]> {
  const paths: string[] = []
  try {
    const byKey = behind(after => backend(listProductAddresses, { query: { after } }))
    for await (const some of byKey) paths.push(...some.map(pathOf))
  } catch (error) {
    if (paths.length > 0 || !isMissing(error)) throw error
    for await (const some of pages(backend)) paths.push(...some.map(productHref))
  }
  return paths
}

const pathOf = ({ code, path }: { code: string; path: string }) =>
  productHref({ code, categories: [{ id: 0, code: '', title: '', path }] })

interface Page<Item> {
  readonly data: readonly Item[]
  readonly next: number | null
}

async function* behind<Item>(ask: (after: number) => Promise<Page<Item>>) {
  let after: number | null = 0
  while (after !== null) {
    const { data, next }: Page<Item> = await ask(after)
    yield data
    // A backend that leads nowhere is not followed.
    after = next !== null && next > after ? next : null
  }
}

/** A backend of the specification alone has no call for all goods. */
async function* orByPages(
  byKey: AsyncIterable<readonly ProductCard[]>,
  backend: EndpointCall
): AsyncGenerator<readonly ProductCard[], void> {
  let isBegun = false
  try {
    for await (const some of byKey) {
      isBegun = true
      yield some
    }
  } catch (error) {
    if (isBegun || !isMissing(error)) throw error
    yield* pages(backend)
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND

async function* pages(backend: EndpointCall) {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await backend(listProducts, { body: { page, limit: PAGE_SIZE } })
    yield data
    last = meta.pages
  }
}
