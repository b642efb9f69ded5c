import type { ToastsContext } from './toasts.machine.ts'

/** The one on the screen; the others wait. */
export const shownToast = ({ queue }: ToastsContext) => queue[0]
