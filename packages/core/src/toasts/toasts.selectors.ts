import { needList } from '../errors/given.ts'
import type { ToastsContext } from './toasts.machine.ts'

/** The one on the screen; the others wait. */
export const shownToast = ({ queue }: ToastsContext) => needList(queue, 'toasts.queue')[0]
