/** React has it itself since 18; wouter asks for the package that older ones needed. */
export { useSyncExternalStore } from 'react'
