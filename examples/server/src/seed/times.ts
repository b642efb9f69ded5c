import { DAY_MS } from '@vitrina/core/values'

const BASE_TIME = Date.UTC(2026, 7, 1, 9)
const MINUTE_MS = 60_000

/** ISO time so many days and minutes before the shop's own first day, 1 August 2026. */
export const daysBefore = (days: number, minutes = 0) =>
  new Date(BASE_TIME - days * DAY_MS - minutes * MINUTE_MS).toISOString()
