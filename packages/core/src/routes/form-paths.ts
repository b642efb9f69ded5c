import { queryParams, setParam } from './query-string.ts'

const FORM = 'form'
const SENT = 'sent'
const YES = '1'

/** The address of one form of a page that has several. */
export const formPath = (page: string, id: string): string =>
  setParam(page, [FORM], `${FORM}=${encodeURIComponent(id)}`)

/** The form that an address asks for; undefined where it leaves that to the page. */
export const askedForm = (href: string): string | undefined =>
  queryParams(href).get(FORM) ?? undefined

/** Where a form without script leads once it was sent: back to its page, which says so. */
export const formSentPath = (href: string): string => setParam(href, [SENT], `${SENT}=${YES}`)

/** Whether the form of this page was sent just now. */
export const isFormSent = (href: string): boolean => queryParams(href).get(SENT) === YES
