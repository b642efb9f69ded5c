import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { sliderMessages } from './slider.messages.ts'

interface ArrowsProps {
  look: 'inherit' | 'line'
  /** Back or on. */
  press: (by: 1 | -1) => void
}

export const Arrows = ({ look, press }: ArrowsProps) => (
  <div className="arrows">
    <IconButton
      icon="arrow-left"
      look={look}
      label={sliderMessages.back}
      onClick={() => press(-1)}
    />
    <IconButton
      icon="arrow-right"
      look={look}
      label={sliderMessages.forward}
      onClick={() => press(1)}
    />
  </div>
)
