import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a screen whose code is fetched when the part is first shown. Unlike `lazy` of React it
 * survives a lost network: the rest of the screen stays, and the part can be asked for again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined

  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [isFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Part !== undefined || isFailed) return
      load().then(
        loaded => {
          known = loaded
          setPart(() => loaded)
        },
        () => setFailed(true)
      )
    }, [Part, isFailed])

    if (Part !== undefined) return <Part {...props} />
    if (!isFailed) return undefined
    return (
      <p role="alert">
        Не удалось загрузить часть страницы.{' '}
        <button type="button" className="link" onClick={() => setFailed(false)}>
          Повторить
        </button>
      </p>
    )
  }
}
