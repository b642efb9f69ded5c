import { needShape } from '../platform/command-shapes.ts'
import type { OpenSubject } from './open-subject.ts'
import type { Engine } from './subject.ts'
import { type ToastCommand, toastsSchema } from './toast-commands.ts'
import type { ToastsContext } from './toasts.ts'

interface Tellers {
  readonly toasts: OpenSubject<ToastsContext, ToastCommand>
}

/** What was said before the shop came is said to its end. */
export function toastsEngine(
  { toasts }: Tellers,
  { queue, isHeld }: ToastsContext
): Engine<ToastsContext, ToastCommand> {
  for (const toast of queue) toasts.send({ type: 'toast.show', toast })
  if (isHeld) toasts.send({ type: 'toast.hold' })
  return { ...toasts, check: command => needShape(toastsSchema, command) }
}
