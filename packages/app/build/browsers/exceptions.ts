/** What may be used all the same, each with the reason. */
interface Exception {
  readonly name: string
  /** The end of the file's name; anywhere without it. */
  readonly file?: string
  readonly why: string
}

const HARMLESS = 'without it the page looks a little plainer, and nothing is lost'
const ASKED = 'used only where the browser has it'

export const exceptions: readonly Exception[] = [
  ...['cursor: pointer', 'cursor: not-allowed', 'cursor: zoom-in', 'cursor: grab'].map(touch),
  ...['cursor: default', 'resize', 'scrollbar-width'].map(touch),
  ...['text-wrap', 'accent-color', 'scroll-snap-stop', 'overscroll-behavior'].map(plainer),
  ...['overscroll-behavior-x', 'box-decoration-break', 'break-after: avoid'].map(plainer),
  ...['::selection', '@media (scripting)', 'rx'].map(plainer),
  ...['content-visibility', 'contain-intrinsic-block-size'].map(slower),
  ...['@media (forced-colors)', 'forced-color-adjust'].map(contrast),
  { name: '.requestSubmit', file: 'browser/send-form.ts', why: ASKED },
  { name: '.inert', file: 'slider/slider-stage.ts', why: ASKED },
  { name: 'AbortSignal.any', file: 'ky/distribution/core/Ky.js', why: ASKED },
  { name: 'AbortSignal.any', file: 'ky/distribution/utils/merge.js', why: ASKED },
  {
    name: 'AbortSignal.throwIfAborted',
    file: 'ky/distribution/utils/delay.js',
    why: 'it waits with no signal'
  },
  {
    name: 'AbortSignal.reason',
    file: 'ky/distribution/utils/delay.js',
    why: 'it waits with no signal'
  },
  { name: '.duplex', file: 'ky/distribution/core/Ky.js', why: ASKED },
  { name: 'Error.captureStackTrace', file: 'zod/v4/core/util.js', why: ASKED },
  { name: 'Error.captureStackTrace', file: 'fflate/esm/browser.js', why: ASKED },
  { name: '.resize', file: 'glightbox/dist/js/glightbox.min.js', why: 'a method of its own' },
  { name: '.translate', file: 'swiper/shared/swiper-core.mjs', why: 'a field of its own' },
  ...['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'].map(passkeys),
  { name: 'AbortSignal.reason', file: 'xstate.esm.js', why: 'what it is told then is read nowhere' }
]

function touch(name: string): Exception {
  return { name, why: 'phones have neither a pointer nor a bar to draw' }
}

function plainer(name: string): Exception {
  return { name, why: HARMLESS }
}

function slower(name: string): Exception {
  return { name, why: 'without it the page is laid out as a whole before its first paint' }
}

function contrast(name: string): Exception {
  return { name, why: 'where it is missing the system has no contrast themes for pages' }
}

function passkeys(method: string): Exception {
  return {
    name: `PublicKeyCredential.${method}`,
    file: 'browser/browser-passkeys.ts',
    why: 'keys are offered only where the browser has it'
  }
}

/** The faults of a file without those that are allowed there. */
export const notAllowed = (faults: Iterable<string>, file: string): readonly string[] =>
  [...faults].filter(
    fault => !exceptions.some(one => one.name === fault && file.endsWith(one.file ?? ''))
  )
