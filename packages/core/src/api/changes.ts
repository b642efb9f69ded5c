/** Path of the stream on which the backend notifies storefronts of changes; closed to visitors. */
export const changesPath = '/storefront/changes'

/** Something that every visitor sees has changed. */
export const CHANGED_LINE = 'data: changed'

/** Heartbeat: no change, the connection is alive. */
export const QUIET_LINE = ':'
