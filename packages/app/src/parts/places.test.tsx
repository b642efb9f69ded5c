import { CONSENT_TEXT_VERSION } from '@vitrina/core/forms'
import type { PlacesView } from '@vitrina/core/pages'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Places } from './places.tsx'

test('who allows a map allows it by the text that the shop goes by, so that it holds', () => {
  const places: PlacesView = { offer: 'ask', mapsKey: '', markers: [], allowed: ['analytics'] }

  const markup = renderToString(<Places label="Магазины на карте" places={places} />)

  expect(markup).toContain(`data-consent="${CONSENT_TEXT_VERSION}"`)
})
