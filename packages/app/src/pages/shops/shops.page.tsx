import { routePath } from '@vitrina/core'
import { type ShopListView, shopMessages as words } from '@vitrina/core/content'
import type { PlacesView } from '@vitrina/core/pages'
import {
  actionMessages,
  Button,
  EmptyState,
  OptionBox,
  Select,
  style,
  TextField
} from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { Places } from '../../parts/places.tsx'
import { ShopCard } from '../../parts/shop-card.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { shopsPageMessages } from './shops-page.messages.ts'

const shopsStyle = style(`
  & > .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 18px; margin: 6px 0 22px; }
  & > .columns { display: grid; grid-template-columns: min(16.5rem, 30%) minmax(0, 1fr); gap: clamp(28px, 3.4vw, 48px); align-items: start; }
  & form { display: grid; gap: 18px; }
  & .found { display: grid; gap: clamp(28px, 3.4vw, 44px); min-width: 0; }
  & .kinds { display: flex; flex-wrap: wrap; gap: 8px; }
  & .kinds label { flex: 1; }
  & .regions { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 50% - 40px)), 1fr)); gap: clamp(28px, 3.4vw, 44px) var(--gap); align-items: start; }
  & .regions > :only-child { grid-column: 1 / -1; }
  & .regions h2 { margin-bottom: 14px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .shops { display: grid; gap: var(--gap); }
  @media (max-width: 1179px) { & .regions { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
`)

interface ShopsData extends ShopListView {
  readonly title: string
  readonly places: PlacesView
}

const PATH = routePath('shops')

export const page = definePage<'shops'>({ frame: plain, View: Shops })

/** Shops and dealers by region; what is searched for stands in the address. */
function Shops({ data }: ViewProps<ShopsData>) {
  return (
    <div className={shopsStyle()}>
      <div className="head">
        <h1>{data.title}</h1>
        <span className="mut3 num" role="status">
          {data.found}
        </span>
      </div>
      <div className="columns">
        <Search key={JSON.stringify([data.text, data.kinds, data.regions])} data={data} />
        <div className="found">
          <Places label={words.onMap} places={data.places} />
          <div className="regions">
            {data.groups.length === 0 && (
              <EmptyState title={words.none} actions={<Button href={PATH}>{words.showAll}</Button>}>
                {words.noneHint}
              </EmptyState>
            )}
            {data.groups.map(({ id, title, shops }) => (
              <section key={id} aria-labelledby={`region-${id}`}>
                <h2 id={`region-${id}`}>{title}</h2>
                <div className="shops">
                  {shops.map(shop => (
                    <ShopCard key={shop.code} shop={shop} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

const Search = ({ data: { text, kinds, regions } }: { readonly data: ShopsData }) => (
  <form action={PATH} data-keep-place aria-label={shopsPageMessages.search}>
    <TextField label={shopsPageMessages.searchField} name="q" type="search" defaultValue={text} />
    <fieldset>
      <legend className="vh">{shopsPageMessages.whatToSearch}</legend>
      <div className="kinds">
        {kinds.map(({ value, title, isChosen }) => (
          <OptionBox key={value} type="radio" name="type" value={value} defaultChecked={isChosen}>
            {title}
          </OptionBox>
        ))}
      </div>
    </fieldset>
    <Select
      label={shopsPageMessages.region}
      name="region"
      defaultValue={regions.find(({ isChosen }) => isChosen)?.value}
    >
      {regions.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
    <Button size="l" wide>
      {actionMessages.find}
    </Button>
  </form>
)
