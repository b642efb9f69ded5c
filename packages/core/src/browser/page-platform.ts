import type { Platform } from '../platform/platform.ts'

/** What a page may tell its shop of the host besides: another `apiUrl` than `/api`, counters. */
export type PagePlatform = Partial<Platform>
