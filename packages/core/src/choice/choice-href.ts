import type { GroupView } from './group.view.ts'

/** What names a choice in an address. */
export const GROUP_PARAM = 'group'

/** The address of a product with one of its colours and sizes chosen. */
export const choiceHref = (url: string, { id }: Pick<GroupView, 'id'>): string =>
  `${url.split(/[?#]/, 1)[0]}?${GROUP_PARAM}=${id}`

/** Where on the page of a product its letter is asked for. */
export const restockHref = (href: string): string => `${href}#restock`
