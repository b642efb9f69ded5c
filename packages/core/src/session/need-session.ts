import { checkContext } from '../platform/check-context.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In a development build, refuses what is no session, for the rule `asked`. */
export function needSession(session: unknown, asked: string): void {
  if (process.env.NODE_ENV !== 'production') {
    checkContext(session, `${asked}(session)`, 'priceRole')
  }
}
