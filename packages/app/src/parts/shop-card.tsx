import { type ShopView, shopMessages as words } from '@vitrina/core/content'
import { Icon, ShopPicture, style, Tag, Tile } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { placesMapMessages } from './places-map.messages.ts'

const shopCardStyle = style(`
  display: grid; grid-template-columns: 116px minmax(0, 1fr); gap: 8px 20px; align-items: start; padding: 22px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet);
  & img { width: 66%; height: 66%; object-fit: contain; }
  & h3 { margin-bottom: 6px; }
  & dl { display: grid; gap: 6px; }
  & dl > div { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 10px; align-items: start; }
  & dd > a { padding-block: 12px; }
  & dt svg { margin-top: 2px; color: var(--c-ink-3); }
  & .note { margin-top: 10px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .services { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 12px; }
  & .map { display: inline-flex; align-items: center; min-height: 44px; }
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); padding: 18px; & > :first-child { display: none; } }
`)

/** One shop or dealer: where it is, when it is open, what it does. */
export const ShopCard = ({ shop }: { readonly shop: ShopView }) => (
  <article className={shopCardStyle()}>
    <Tile cover={shop.picture?.cover ?? 'stone'} shape="thumb">
      {shop.picture ? (
        <ShopPicture picture={shop.picture} width={160} sizes="116px" alt="" />
      ) : (
        <Icon name="building-store" />
      )}
    </Tile>
    <div>
      <h3>{shop.title}</h3>
      <dl>
        <Fact icon="map-pin" name={placesMapMessages.address}>
          {shop.address}
        </Fact>
        <Fact icon="clock" name={placesMapMessages.hours}>
          {shop.hours}
        </Fact>
        <Fact icon="info-circle" name={placesMapMessages.phone}>
          <a className="num" href={shop.phoneHref}>
            {shop.phone}
          </a>
        </Fact>
      </dl>
      <p className="note">{shop.note}</p>
      <div className="services">
        {shop.isPickup && <Tag tone="board">{words.pickup}</Tag>}
        {shop.services.map(service => (
          <Tag key={service} tone="soft">
            {service}
          </Tag>
        ))}
      </div>
      <a className="map link" href={shop.mapHref} target="_blank" rel="noopener noreferrer">
        <span>{placesMapMessages.onMap}</span>
        <span className="vh">{placesMapMessages.inNewTab(shop.title)}</span>
      </a>
    </div>
  </article>
)

interface FactProps {
  readonly icon: 'map-pin' | 'clock' | 'info-circle'
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div>
    <dt>
      <Icon name={icon} size="s" />
      <span className="vh">{name}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)
