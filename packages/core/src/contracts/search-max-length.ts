/** Characters of a text that is searched for. */
export const SEARCH_MAX_LENGTH = 200
