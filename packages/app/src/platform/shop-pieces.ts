/**
 * The files that the shop's code comes in, by their names, in the order they are run in: what shapes are
 * made of and with, the shapes, the contracts of calls, the rest. Each is short enough for a task of its own.
 */
export const SHOP_PIECES = ['shapes', 'zod', 'entities', 'contracts', 'context'] as const
