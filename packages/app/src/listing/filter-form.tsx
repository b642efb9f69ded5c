import { catalogMessages, isNewPrice, keptFields, type ListingView } from '@vitrina/core/catalog'
import { Accordion, Button, Checkbox, type Elements, OptionBox, Switch } from '@vitrina/react-ui'
import { useLayoutEffect, useRef } from 'react'

import { filterFormStyle } from './filter-form.styles.ts'
import type { ShownListing } from './listing.loader.ts'
import { listingMessages } from './listing.messages.ts'

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
