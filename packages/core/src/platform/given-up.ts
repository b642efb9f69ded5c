/** Why a call was given up; browsers of before 2022 do not keep what was said. */
export const reasonOf = ({ reason }: AbortSignal): unknown =>
  reason ?? new DOMException('The call was given up', 'AbortError')

/** Throws the reason of a call that was given up. */
export function stopIfGivenUp(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}
