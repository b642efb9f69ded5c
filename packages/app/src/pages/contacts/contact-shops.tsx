import type { PageSections } from '@vitrina/core/pages'
import { style } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { Places } from '../../parts/places.tsx'
import { ShopCard } from '../../parts/shop-card.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { contactsPageMessages } from './contacts-page.messages.ts'

const contactShopsStyle = style(`
  display: grid; gap: var(--gap); margin-top: clamp(40px, 5vw, 72px);
  & > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); gap: var(--gap); }
  & > ul > li { display: grid; }
`)

/** Where a visitor may come himself: on a map, and in a list that says all of it without. */
export const ContactShops = ({ sections }: ViewProps<unknown, PageSections<'contacts'>>) => (
  <PageSection of={sections} name="shops" what={contactsPageMessages.whatShops}>
    {({ list, places }) =>
      list.length > 0 && (
        <section className={contactShopsStyle()}>
          <h2>{contactsPageMessages.whereToFind}</h2>
          <Places label={contactsPageMessages.onMap} places={places} />
          <ul>
            {list.map(shop => (
              <li key={shop.code}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </ul>
        </section>
      )
    }
  </PageSection>
)
