/** In place of wouter's own ways to the address: our navigation stands behind every router here. */
export const useBrowserLocation = undefined
export const useSearch = undefined
