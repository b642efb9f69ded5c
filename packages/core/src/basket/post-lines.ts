import type { EndpointCall } from '../api/endpoint-call.ts'
import { FAST_ORDER_LINES_PER_CALL } from '../contracts/lines-per-call.ts'
import type { SetLine } from './basket-commands.ts'
import { perCall, sendLines } from './send-lines.ts'

/** Does to the lines what a form without script asks; `intent` is the id of its wish. */
export async function postLines(
  call: EndpointCall,
  commands: readonly SetLine[],
  intent: string
): Promise<void> {
  const intents = commands.map(({ type: _, ...wanted }) => ({ id: intent, ...wanted }))
  for (const part of perCall(intents, FAST_ORDER_LINES_PER_CALL)) await sendLines(call, part)
}
