import { routePath } from '@vitrina/core'
import {
  chosenOptions,
  type SetChoice,
  type SetOption,
  type SetSlot,
  type SetSum,
  type SetView,
  setBuilderMessages
} from '@vitrina/core/cart'
import { constructorPageMessages } from '@vitrina/core/pages/words'
import { Button, type Elements, Icon, Price, ShopPicture, Tile, usePrices } from '@vitrina/react-ui'
import { PencilCase } from '../../parts/pencil-case.tsx'
import { setBuilderStyle } from './constructor.styles.ts'
import { pocketId, useSetBuilder } from './use-set-builder.ts'

interface SetBuilderProps {
  readonly set: SetView
  readonly initial: SetChoice
  /** The line of the basket that is built anew. */
  readonly edited: string | undefined
}

/** A form of as many choices as there are pockets; it posts where there is no script. */
export function SetBuilder({ set, initial, edited }: SetBuilderProps) {
  const { choice, choose, add, check, missing, sum } = useSetBuilder(set, initial, edited)
  const chosen = chosenOptions(set, choice)
  return (
    <form
      className={setBuilderStyle()}
      method="post"
      action={routePath('constructor')}
      aria-label={set.title}
      data-live
      onSubmit={add}
    >
      <input type="hidden" name="code" value={set.code} />
      <input type="hidden" name="slots" value={set.slots.length} />
      {edited !== undefined && <input type="hidden" name="edited" value={edited} />}
      <p className="lead">{set.text}</p>
      <div className="work">
        <PencilCase variant="build">
          {set.slots.map((slot, place) => (
            <PocketLink key={slot.title} slot={slot} place={place} option={chosen[place]} />
          ))}
        </PencilCase>
        {set.slots.map((slot, place) => (
          <Pocket
            key={slot.title}
            slot={slot}
            place={place}
            chosen={chosen[place]}
            missing={missing?.place === place ? missing.words : undefined}
            onChoose={groupId => choose(place, groupId)}
          />
        ))}
      </div>
      <SetTotal set={set} chosen={chosen} sum={sum}>
        <Button type="submit" size="l" wide onClick={check}>
          {edited === undefined ? setBuilderMessages.put : setBuilderMessages.save}
        </Button>
      </SetTotal>
    </form>
  )
}

interface PocketProps {
  readonly slot: SetSlot
  readonly place: number
}

const PocketLink = ({ slot, place, option }: PocketProps & { option: SetOption | undefined }) => (
  <a
    className="slot"
    href={`#${pocketId(place)}`}
    data-empty={option === undefined || undefined}
    data-upright={option?.cutout !== undefined || undefined}
    aria-label={`${slot.title}: ${option?.title ?? constructorPageMessages.choose}`}
  >
    {option === undefined ? (
      <span className="add">
        <Icon name="plus" />
      </span>
    ) : (
      <ShopPicture picture={option.cutout ?? option.picture} width={320} sizes="244px" alt="" />
    )}
    <span className="name">{slot.title}</span>
  </a>
)

interface PocketChoice extends PocketProps {
  readonly chosen: SetOption | undefined
  /** What it asks for once the empty set was to be bought. */
  readonly missing: string | undefined
  readonly onChoose: (groupId: number) => void
}

const Pocket = ({ slot, place, chosen, missing, onChoose }: PocketChoice) => {
  const { show } = usePrices()
  return (
    <fieldset className="pocket" id={pocketId(place)}>
      <legend>{slot.title}</legend>
      {missing && (
        <p className="missing" role="alert">
          {missing}
        </p>
      )}
      <div className="things">
        {slot.options.map(({ groupId, title, variant, picture, rubles }) => (
          <label key={groupId} className="thing">
            <input
              type="radio"
              name={`slot-${place}`}
              value={groupId}
              required
              checked={groupId === chosen?.groupId}
              onChange={() => onChoose(groupId)}
            />
            <span className="tile">
              <Tile as="span" cover={picture?.cover} art={picture?.cover !== undefined}>
                <ShopPicture picture={picture} width={320} sizes="220px" alt="" />
              </Tile>
            </span>
            <b>{show(rubles)}</b>
            <span className="name">{title}</span>
            {variant && <small>{variant}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SetTotalProps {
  readonly set: SetView
  readonly chosen: readonly (SetOption | undefined)[]
  readonly sum: Omit<SetSum, 'setId' | 'missing'>
  readonly children: Elements
}

const SetTotal = ({ set, chosen, sum, children }: SetTotalProps) => {
  const { show } = usePrices()
  return (
    <section className="sum" aria-label={constructorPageMessages.yourSet}>
      <h2>{set.title}</h2>
      <ol>
        {set.slots.map(({ title }, place) => (
          <li key={title} data-empty={chosen[place] === undefined || undefined}>
            <span>{chosen[place]?.title ?? title}</span>
            <span>{chosen[place] ? show(chosen[place].rubles) : '—'}</span>
          </li>
        ))}
      </ol>
      <div className="total" role="status">
        <Price
          size="l"
          current={show(sum.sum)}
          old={sum.oldSum === undefined ? undefined : show(sum.oldSum)}
          discount={sum.discount}
        />
        <small>{sum.left}</small>
      </div>
      {children}
    </section>
  )
}
