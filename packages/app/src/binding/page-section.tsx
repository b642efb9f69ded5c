import { Boundary, BoundaryFailed, type Elements } from '@vitrina/react-ui'
import { useState } from 'react'

import { useNavigation } from './router.tsx'

interface MissingSectionProps {
  readonly name: string
  /** Its name in the accusative, as in «Не удалось загрузить хиты недели». */
  readonly what: string
  /** Of the place that says so. */
  readonly className?: string
}

interface PageSectionProps<Sections, Name extends keyof Sections> extends MissingSectionProps {
  /** The parts of the page, as its view has got them. */
  readonly of: Partial<Sections>
  readonly name: Name & string
  /** Left out for a part that is drawn elsewhere: only its failure is told here. */
  readonly children?: (value: Sections[Name]) => Elements
}

/** A part of a page that stands for itself: one that did not come says so and is read again (G6). */
export function PageSection<Sections, Name extends keyof Sections>(
  props: PageSectionProps<Sections, Name>
) {
  const { of: sections, children: draw, ...missing } = props
  const value = sections[props.name]
  if (value === undefined) return <MissingSection {...missing} />
  return (
    draw && (
      <Boundary>
        <Drawn value={value} draw={draw} />
      </Boundary>
    )
  )
}

interface DrawnProps<Value> {
  readonly value: Value
  readonly draw: (value: Value) => Elements
}

/** Inside the boundary: what cannot be drawn costs this part alone. */
const Drawn = <Value,>({ value, draw }: DrawnProps<Value>) => draw(value)

function MissingSection({ name, what, className }: MissingSectionProps) {
  const navigation = useNavigation()
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      const { readSection } = await import('./read-section.ts')
      await readSection(navigation, name)
    } catch {
      setBusy(false)
    }
  }

  return (
    <div className={className}>
      <BoundaryFailed what={what} isBusy={isBusy} onRetry={retry} />
    </div>
  )
}
