/** React has it itself since 18; wouter and `@xstate/react` ask for the package that older ones needed. */
export { useSyncExternalStore } from 'react'
