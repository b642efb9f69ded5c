/**
 * The oldest browsers that run the application; older ones get the plain page (`docs/browsers.md`).
 * Samsung Internet 18 and Yandex 22 are Chromium of these numbers.
 */
export const SERVED = { chrome: '96', safari: '15.6', safari_ios: '15.6', firefox: '102' } as const

/** The same list for the compiler, which writes newer syntax in theirs. */
export const TARGETS = ['chrome96', 'safari15.6', 'ios15.6', 'firefox102']
