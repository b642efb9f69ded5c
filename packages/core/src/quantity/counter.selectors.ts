import type { CounterContext } from './counter.machine.ts'
import { canDecrease, canIncrease } from './quantity.ts'

export const counterText = ({ text }: CounterContext) => text

export const canCountUp = ({ value, rules }: CounterContext) => canIncrease(value, rules)

export const canCountDown = ({ value, rules }: CounterContext) => canDecrease(value, rules)
