import { pagePath } from '../content/content-path.ts'
import { type PageLink, pageNeighbours, pageTrail } from '../content/page-tree.ts'
import { getPage, listPageTree } from '../contracts/pages.ts'
import {
  defineLoader,
  defineSharedLoader,
  type LoadedData,
  PageRedirect,
  type ShopRequest
} from './define-loader.ts'
import { readSeo } from './read-seo.ts'

export interface ContentData {
  readonly title: string
  readonly html: string
  /** The pages of its branch; none where it stands alone. */
  readonly neighbours: readonly PageLink[]
}

/** A page of texts, written by the shop's editors; by any other address it is led to its own. */
export async function loadContent(
  request: ShopRequest,
  code: string
): Promise<LoadedData<ContentData>> {
  const own = pagePath(code)
  if (own !== request.path) throw new PageRedirect(own)
  const { clean, hasScreen, optional, shared } = request
  const [page, tree, seo] = await Promise.all([
    shared(`page ${code}`, backend => backend(getPage, { query: { code } })),
    optional(readTree(request), []),
    readSeo(request)
  ])
  const html = clean(page.html)
  // The shop file names pages of the route table; all pages of editors share one route there.
  const title = (code === request.name && request.ownTitle) || page.title
  const neighbours = pageNeighbours(tree, code).filter(({ href }) => hasScreen(href))
  return {
    data: { title, html, neighbours },
    trail: pageTrail(tree, { code, title }),
    head: { title, description: html, seo }
  }
}

export const ownPage = defineSharedLoader(request => loadContent(request, request.name))

const readTree = async ({ shared }: ShopRequest) =>
  (await shared('page tree', backend => backend(listPageTree, {}))).data

export const pageOfCode = defineLoader('page', request => loadContent(request, request.params.code))
