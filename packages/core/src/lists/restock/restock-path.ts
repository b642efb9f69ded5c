import { queryParams } from '../../routes/query-string.ts'

const NAME = 'restock'
const SENT = 'sent'

/**
 * Where a form without script leads that has asked for a letter: back to the choice at `href`, which
 * has a query.
 */
export const restockSentPath = (href: string): string => `${href}&${NAME}=${SENT}#${NAME}`

/** The letter for what this address chooses has just been asked for, without script. */
export const isRestockSent = (url: string): boolean => queryParams(url).get(NAME) === SENT
