import type {} from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this is `npm run test:deep`. */
    isDeep: boolean
  }
}

/** How much of the tests is wanted: what guards the shop in minutes, or all of it. */
export type Depth = 'quick' | 'deep'
