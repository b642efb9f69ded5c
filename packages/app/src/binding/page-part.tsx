import { type Elements, Part, PartFailed } from '@vitrina/react-ui'
import { useState } from 'react'

import { useNavigation } from './router.tsx'

interface MissingPartProps {
  readonly name: string
  /** Its name in the accusative, as in «Не удалось загрузить хиты недели». */
  readonly what: string
  /** Of the place that says so. */
  readonly className?: string
}

interface PagePartProps<Parts, Name extends keyof Parts> extends MissingPartProps {
  /** The parts of the page, as its view has got them. */
  readonly of: Partial<Parts>
  readonly name: Name & string
  /** Left out for a part that is drawn elsewhere: only its failure is told here. */
  readonly children?: (value: Parts[Name]) => Elements
}

/** A part of a page that stands for itself: one that did not come says so and is read again (G6). */
export function PagePart<Parts, Name extends keyof Parts>(props: PagePartProps<Parts, Name>) {
  const { of: parts, children: draw, ...missing } = props
  const value = parts[props.name]
  if (value === undefined) return <MissingPart {...missing} />
  return (
    draw && (
      <Part>
        <Drawn value={value} draw={draw} />
      </Part>
    )
  )
}

interface DrawnProps<Value> {
  readonly value: Value
  readonly draw: (value: Value) => Elements
}

/** Inside the boundary: what cannot be drawn costs this part alone. */
const Drawn = <Value,>({ value, draw }: DrawnProps<Value>) => draw(value)

function MissingPart({ name, what, className }: MissingPartProps) {
  const navigation = useNavigation()
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      const { readPart } = await import('./read-part.ts')
      await readPart(navigation, name)
    } catch {
      setBusy(false)
    }
  }

  return (
    <div className={className}>
      <PartFailed what={what} isBusy={isBusy} onRetry={retry} />
    </div>
  )
}
