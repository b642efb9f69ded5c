import type { PageNode } from '../entities/content.ts'
import type { Crumb } from '../routes/breadcrumbs.ts'
import { pagePath } from './content-path.ts'

/** A page of texts among its neighbours, as a link. */
export interface PageLink {
  readonly title: string
  readonly href: string
  /** The page that is shown. */
  readonly isHere: boolean
}

/** Pages above the named one and itself, the highest first; a page of no tree stands alone. */
export function pageTrail(
  tree: readonly PageNode[],
  page: Pick<PageNode, 'code' | 'title'>
): readonly Crumb[] {
  const found = findTrail(tree, page.code)
  return (found.length > 0 ? found : [page]).map(({ code, title }) => ({
    title,
    path: pagePath(code)
  }))
}

/** The branch of the tree that a page stands in, from its root on; none where it stands alone. */
export function pageNeighbours(tree: readonly PageNode[], code: string): readonly PageLink[] {
  const [root] = findTrail(tree, code)
  if (root === undefined || root.children.length === 0) return []
  return [root, ...root.children].map(node => ({
    title: node.title,
    href: pagePath(node.code),
    isHere: node.code === code
  }))
}

function findTrail(tree: readonly PageNode[], code: string): readonly PageNode[] {
  for (const node of tree) {
    if (node.code === code) return [node]
    const below = findTrail(node.children, code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
