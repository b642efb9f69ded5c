import type { OpenSubject } from './open-subject.ts'
import { runActor } from './run-actor.ts'
import type { DoorOf } from './shapes-of.ts'
import type { ToastCommand, ToastsContext } from './toasts.ts'

const toastsDoor: DoorOf<ToastCommand> = {
  name: 'toasts',
  shapes: {
    'toast.show': { toast: 'an object' },
    'toast.close': {},
    'toast.act': {},
    'toast.hold': {},
    'toast.release': {}
  }
}

interface Tellers {
  readonly toasts: OpenSubject<ToastsContext, ToastCommand>
}

/** What was said before the shop came is said to its end. */
export function toastsEngine({ toasts }: Tellers, { queue, isHeld }: ToastsContext) {
  for (const toast of queue) toasts.send({ type: 'toast.show', toast })
  if (isHeld) toasts.send({ type: 'toast.hold' })
  return runActor(toasts, toastsDoor)
}
