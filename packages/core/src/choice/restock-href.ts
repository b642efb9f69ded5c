/** Where on the page of a product its letter is asked for. */
export const restockHref = (href: string): string => `${href}#restock`
