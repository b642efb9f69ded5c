import { type ComponentType, lazy, Suspense, useCallback } from 'react'

import { whenNear } from '../platform/near-screen.ts'

interface NearParts<Props> {
  /** The code of the part. */
  readonly load: () => Promise<ComponentType<Props>>
  /** On the server, which draws all of a page at once. */
  readonly drawn: ComponentType<Props> | undefined
  /** What brings the code; without it, that the part is about to come into sight. */
  readonly when?: typeof whenNear
}

/**
 * A part that nobody needs at once: its markup comes with the first page, its code when a visitor
 * comes near. Until then its links and forms are the browser's.
 */
export function nearPart<Props extends object>({ load, drawn, when = whenNear }: NearParts<Props>) {
  let come = () => {}
  const near = new Promise<void>(resolve => {
    come = resolve
  })
  const Drawn: ComponentType<Props> =
    drawn ?? lazy(async () => near.then(async () => ({ default: await load() })))

  return function NearPart(props: Props) {
    const watch = useCallback(
      (place: HTMLElement | null) => (place ? when(place, come) : undefined),
      []
    )
    return (
      <div ref={watch}>
        <Suspense fallback={null}>
          <Drawn {...props} />
        </Suspense>
      </div>
    )
  }
}
