import type { LogLine } from './log.ts'

const FRAMES = 7
const LENGTH = 300
/** What a store or a parser quotes may be what a visitor typed. */
const QUOTED = /"[^"]*"|'[^']*'|«[^»]*»|`[^`]*`/g
const MAILBOX_OR_NUMBER = /[^\s,;]+@[^\s,;]+|\+?\d[\d\s()-]{4,}\d/g

/**
 * An error for the log: its name, its code and the top of its stack. Values are taken out of the
 * message, and PGlite's own stacks of 25 KB are cut.
 */
export function describeError(error: Error): LogLine {
  const facts = { ...error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    error: error.name,
    ...('code' in facts && { code: facts.code }),
    ...('constraint' in facts && { constraint: facts.constraint }),
    message: withoutValues(error.message),
    at: framesOf(error),
    ...(cause && { cause: { error: cause.name, message: withoutValues(cause.message) } })
  }
}

const withoutValues = (message: string) =>
  message.slice(0, LENGTH).replace(QUOTED, '…').replace(MAILBOX_OR_NUMBER, '…')

const framesOf = ({ stack }: Error) =>
  (stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map(line => line.trim().slice(0, LENGTH))
