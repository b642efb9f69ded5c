import { checkContext } from '../platform/check-context.ts'
import { needShape } from '../platform/command-shapes.ts'
import { basketSchema } from './basket-commands.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In a development build, refuses what is no basket, for the rule `asked`. */
export function needBasket(basket: unknown, asked: string): void {
  if (process.env.NODE_ENV !== 'production') {
    checkContext(basket, `${asked}(basket)`, 'log')
  }
}

/**
 * In a development build, refuses a command before its engine is there to do so. A production build has
 * none of this: there the engine refuses it once it is loaded.
 */
export function needBasketCommand(command: unknown): void {
  if (process.env.NODE_ENV !== 'production') {
    needShape(basketSchema, command)
  }
}
