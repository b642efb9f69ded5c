import { Button, Icon, TownField, useClosingDetails } from '@vitrina/react-ui'
import { useRef } from 'react'

import { BackField } from '../binding/back-field.tsx'
import { useShown } from '../binding/router.tsx'
import { headerTownMessages as words } from './header-town.messages.ts'

/** Where things are sent, on every page; days and prices come anew with another town, so it posts. */
export function HeaderTown() {
  const town = useShown(state => state.current.payload.town)
  const form = useRef<HTMLFormElement>(null)
  return (
    <details className="town" {...useClosingDetails()}>
      <summary>
        <Icon name="map-pin" size="s" />
        {town !== undefined && <span className="vh">{`${words.yourTown} `}</span>}
        <span>{town ?? words.chooseTown}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <form ref={form} method="post" action="/preferences">
        <TownField town={town ?? ''} form={form} />
        <p>{words.why}</p>
        <BackField />
        <Button type="submit">{words.save}</Button>
      </form>
    </details>
  )
}
