import type { ShownGroup } from '@vitrina/core/catalog'
import { Part } from '../../binding/part.tsx'
import { BonusMark } from '../../kit/tag/tag.tsx'
import { style } from '../../theme/style.ts'
import { priceNotesMessages } from './price-notes.messages.ts'
import { PriceReasons } from './price-reasons.tsx'

const bonusNoteStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 12px;
`)

interface PriceNotesProps {
  readonly group: ShownGroup
  /** What comes back for one piece: «+124 Б». */
  readonly bonus?: string | undefined
}

/** What a purchase brings, and how its price came about; neither keeps anybody from buying (G6). */
export const PriceNotes = ({ group, bonus }: PriceNotesProps) => (
  <>
    <Part>
      {bonus && (
        <p className={bonusNoteStyle()}>
          <BonusMark>{bonus}</BonusMark>
          <span className="sm mut">{priceNotesMessages.bonuses}</span>
        </p>
      )}
    </Part>
    <Part>
      <PriceReasons group={group} bonus={bonus} />
    </Part>
  </>
)
