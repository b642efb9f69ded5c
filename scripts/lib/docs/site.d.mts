/** Where the site lies, within the checkout. */
export const DOCS_DIST: string
/** Builds the site where its sources have changed. */
export function buildDocs(base: string, say: (line: string) => void): Promise<void>
