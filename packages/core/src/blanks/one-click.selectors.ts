import { needObject } from '../errors/given.ts'
import { blankMessages } from './blank.messages.ts'
import type { OneClickContext } from './one-click.machine.ts'

export const oneClickForm = ({ form }: OneClickContext) => form

export const oneClickError = ({ errors }: OneClickContext, field: string) =>
  needObject(errors, 'oneClickError(context.errors)')[field]

/** What is said above the form; wrong fields speak for themselves. */
export const oneClickMessage = ({ failure, errors }: OneClickContext) =>
  failure === undefined || Object.keys(errors).length > 0 ? '' : failure.message

/** What is said once the shop has the wish, with its number. */
export const oneClickSuccess = ({ blank }: OneClickContext) =>
  blank === undefined ? '' : `${blankMessages.sent}: ${blank.number}`
