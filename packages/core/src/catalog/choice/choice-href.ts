import { encodeUrlPart } from '../../routes/url-part.ts'
import type { GroupView } from './group.view.ts'

/** What names a choice in an address. */
export const GROUP_PARAM = 'group'

/** What names a colour in an address whose size is still to be chosen. */
export const COLOR_PARAM = 'color'

/** The address of a product with one of its colours and sizes chosen. */
export const choiceHref = (url: string, { id }: Pick<GroupView, 'id'>): string =>
  `${url.split(/[?#]/, 1)[0]}?${GROUP_PARAM}=${id}`

/** The address of a product in one of its colours. */
export const colorHref = (url: string, code: string): string =>
  `${url.split(/[?#]/, 1)[0]}?${COLOR_PARAM}=${encodeUrlPart(code)}`

/** Where on the page of a product its letter is asked for. */
export const restockHref = (href: string): string => `${href}#restock`
