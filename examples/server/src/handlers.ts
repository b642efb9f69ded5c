import type { Handlers } from './http/handlers.ts'

/** Every contract's handler, one spread per module. */
export const createHandlers = (): Partial<Handlers> => ({})
