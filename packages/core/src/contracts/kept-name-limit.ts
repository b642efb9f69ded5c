/** Letters of a kept basket's name. */
export const KEPT_NAME_MAX = 60
