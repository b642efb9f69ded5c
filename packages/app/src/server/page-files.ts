import type { BuiltRoute } from '../pages/index.ts'

/** Routes that share the folder of another one. */
const folders: Partial<Record<BuiltRoute, string>> = {
  about: 'content',
  'catalog-category': 'listing',
  contacts: 'content',
  'how-order': 'content',
  info: 'content',
  payments: 'content',
  policy: 'content',
  refund: 'content',
  search: 'listing'
}

/** The source file of a page, as the build's manifest names it. */
export function pageFile(route: BuiltRoute): string {
  const folder = folders[route] ?? route
  return `src/pages/${folder}/${folder}.page.tsx`
}
