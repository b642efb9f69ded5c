/** Where a backend tells storefronts of each change in the shop; no visitor gets there. */
export const changesPath = '/storefront/changes'

/** Something that every visitor sees has changed. */
export const CHANGED_LINE = 'data: changed'

/** Nothing has, and the connection lives. */
export const QUIET_LINE = ':'
