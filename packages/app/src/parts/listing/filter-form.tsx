import { catalogMessages, isNewPrice, keptFields, type ListingView } from '@vitrina/core/catalog'
import type { ShownListing } from '@vitrina/core/pages'
import {
  Accordion,
  Button,
  Checkbox,
  type Elements,
  OptionBox,
  Switch,
  style
} from '@vitrina/react-ui'
import { useLayoutEffect, useRef } from 'react'
import { listingMessages } from './listing.messages.ts'

const filterFormStyle = style(`
  & .range { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr)); gap: 8px; }
  & .range > label { display: flex; align-items: center; gap: 6px; height: 48px; padding: 0 14px; border: 1.5px solid var(--c-line-2); border-radius: var(--r-m); color: var(--c-ink-3); font-variant-numeric: tabular-nums; }
  & .range > label:focus-within { border-color: var(--c-pen); box-shadow: inset 0 0 0 1px var(--c-pen); }
  & .range input { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: var(--c-ink); font-weight: 600; }
  & .sizes { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(3rem, 25% - 6px), 1fr)); gap: 6px; }
  & .size { position: relative; cursor: pointer; }
  & .size > span { display: grid; place-items: center; min-height: 44px; padding: 2px 4px; border-radius: var(--r-m); box-shadow: inset 0 0 0 1.5px var(--c-line); font-weight: 500; font-variant-numeric: tabular-nums; text-align: center; line-height: 1.15; overflow-wrap: anywhere; }
  & .size:hover > span { box-shadow: inset 0 0 0 1.5px var(--c-pen); }
  & .size > input:checked + span { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; box-shadow: inset 0 0 0 2px var(--c-pen); }
  & .size > input:focus-visible + span { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & .colors { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, 33% - 8px), 1fr)); gap: 4px; }
  & .color { display: grid; justify-items: center; gap: 4px; padding: 8px 2px; border-radius: var(--r-m); font-size: var(--fs-xs); text-align: center; line-height: 1.2; cursor: pointer; }
  & .color:hover { background: var(--c-desk); }
  & .color > svg { width: 36px; height: 36px; border-radius: 50%; outline: 1.5px solid rgb(128 132 150 / .45); outline-offset: -1.5px; }
  & .color > input:checked + svg { box-shadow: 0 0 0 2.5px var(--c-sheet), 0 0 0 5px var(--c-pen); }
  & .color > input:focus-visible + svg { outline: 3px solid var(--c-focus); outline-offset: 6px; }
  & .apply { margin-top: 16px; }
  @media (min-width: 768px) and (max-width: 1179px) { & .sizes { grid-template-columns: repeat(auto-fill, minmax(max(3rem, 33% - 6px), 1fr)); } }
  @media (max-width: 767px) { & .colors { grid-template-columns: repeat(auto-fill, minmax(max(4rem, 20% - 6px), 1fr)); } }
`)

type FilterView = ListingView['filters'][number]
type PriceEnd = ListingView['price']['ends'][number]

interface FilterFormProps {
  readonly data: ShownListing
  /** After every choice. Without script the button below sends the form. */
  readonly onChange: (form: HTMLFormElement) => void
  readonly id?: string
}

/** Everything that narrows a list: a plain form that leads to the narrowed list's address. */
export function FilterForm({ data, onChange, id }: FilterFormProps) {
  const { query, filters } = data
  const form = useRef<HTMLFormElement>(null)
  const isNew = (field: EventTarget) =>
    field instanceof HTMLInputElement ? isNewPrice(data.price, field) : undefined

  // A chip or Back has changed the list: the fields follow, and the focus stays where it is.
  useLayoutEffect(() => form.current?.reset(), [query])

  return (
    <form
      ref={form}
      id={id}
      className={filterFormStyle()}
      action={data.path}
      data-keep-place
      onChange={event => {
        if (isNew(event.target) === undefined) onChange(event.currentTarget)
      }}
      onBlur={event => {
        if (isNew(event.target)) onChange(event.currentTarget)
      }}
      // Two fields and no button: the browser sends nothing by itself.
      onKeyDown={event => {
        if (event.key === 'Enter' && isNew(event.target)) onChange(event.currentTarget)
      }}
    >
      {keptFields(data).map(field => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <PriceRange data={data} />
      {filters.map(filter => (
        <Accordion
          key={filter.code}
          title={filter.title}
          count={filter.chosen}
          open={filter.isOpen}
        >
          <Values filter={filter} />
        </Accordion>
      ))}
      <Switch name="in-stock" value="1" defaultChecked={query.inStock === true}>
        {listingMessages.onlyInStock}
      </Switch>
      <noscript>
        <div className="apply">
          <Button wide>{catalogMessages.show}</Button>
        </div>
      </noscript>
    </form>
  )
}

const PriceRange = ({ data: { price } }: Pick<FilterFormProps, 'data'>) => (
  <Accordion title={price.title} open>
    <div className="range">
      {price.ends.map(end => (
        <PriceField key={end.name} end={end} />
      ))}
    </div>
  </Accordion>
)

const PriceField = ({ end: { name, title, label, value, hint } }: { readonly end: PriceEnd }) => (
  <label>
    <span>{title}</span>
    <input
      name={name}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={9}
      autoComplete="off"
      aria-label={label}
      defaultValue={value}
      placeholder={hint?.toString()}
    />
  </label>
)

function Values({ filter }: { readonly filter: FilterView }): Elements {
  const { code, kind, values } = filter
  if (kind === 'size') {
    return (
      <div className="sizes">
        {values.map(value => (
          <OptionBox
            key={value.code}
            type="checkbox"
            name={code}
            value={value.code}
            defaultChecked={value.isChosen}
          >
            {value.title}
          </OptionBox>
        ))}
      </div>
    )
  }
  if (kind === 'color') return <Colors filter={filter} />
  return values.map(value => (
    <Checkbox
      key={value.code}
      compact
      name={code}
      value={value.code}
      defaultChecked={value.isChosen}
      count={value.count}
    >
      {value.title}
    </Checkbox>
  ))
}

const Colors = ({ filter: { code, values } }: { readonly filter: FilterView }) => (
  <div className="colors">
    {values.map(value => (
      <label key={value.code} className="color">
        <input
          type="checkbox"
          className="vh"
          name={code}
          value={value.code}
          defaultChecked={value.isChosen}
        />
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <rect width="36" height="36" fill={value.hex} />
        </svg>
        <span>{value.title}</span>
      </label>
    ))}
  </div>
)
